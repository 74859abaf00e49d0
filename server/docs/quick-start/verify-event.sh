#!/bin/sh
# Says whether a webhook that you have saved is genuine. Needs openssl.
# Usage: sh verify-event.sh ID TIMESTAMP SIGNATURES BODY_FILE
set -eu
id=$1 timestamp=$2 signatures=$3 body=$4

# openssl takes the key as hexadecimal digits.
key=$(printf '%s' "${MIZAN_WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 |
  tr -d ' \n')
[ ${#key} -ge 48 ] || { echo 'MIZAN_WEBHOOK_SECRET is not a secret.' >&2; exit 1; }

right=$({ printf '%s.%s.' "$id" "$timestamp"; cat "$body"; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
# There are two signatures while the secret is being renewed.
case " $signatures " in
  *" v1,$right "*) ;;
  *) echo 'Not genuine: no signature is right.' >&2; exit 1 ;;
esac

off=$(($(date +%s) - timestamp))
if [ "${off#-}" -gt 300 ]; then
  echo "Genuine, but its time is ${off#-} seconds off: a receiver refuses it." >&2
  exit 1
fi
echo 'Genuine.'
