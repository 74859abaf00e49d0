# Receives webhooks, verifies them and keeps each one once. Needs Python 3.9.
import base64
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

key = base64.b64decode(os.environ["MIZAN_WEBHOOK_SECRET"].replace("whsec_", ""))
if len(key) < 24:
    raise SystemExit("MIZAN_WEBHOOK_SECRET is not a secret.")


def is_genuine(headers, body):
    """Whether a webhook is genuine, and its time at most five minutes off."""
    sent_at = headers.get("webhook-timestamp")
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    right = b"v1," + base64.b64encode(hmac.digest(key, signed, "sha256"))
    signatures = headers.get("webhook-signature", "").encode().split()  # Two in a renewal.
    is_signed = any(hmac.compare_digest(right, each) for each in signatures)
    return is_signed and abs(time.time() - int(sent_at)) <= 300


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_genuine(self.headers, body)
        file = Path(f"events/{self.headers.get('webhook-id')}.json")
        if genuine and not file.exists():
            file.parent.mkdir(exist_ok=True)
            # The file gets its name when it is whole.
            Path(f"{file}.part").write_bytes(body)
            Path(f"{file}.part").rename(file)
            print(json.loads(body)["type"], file, flush=True)
        self.send_response(204 if genuine else 400)
        self.end_headers()


ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver).serve_forever()
