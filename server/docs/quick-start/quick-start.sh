#!/bin/sh
# Books a test shipment and follows it to its delivery. Needs curl and jq.
set -eu

# Sends a request and prints the answer: call METHOD PATH [BODY [IDEMPOTENCY_KEY]]
# If there were too many requests, curl waits for as long as the server says and repeats it.
call() {
  answer=$(mktemp)
  curl --silent --show-error --fail-with-body --retry 4 --output "$answer" \
    --user "$MIZAN_CLIENT_KEY:$MIZAN_SECRET_KEY" --header 'Accept-Language: en' \
    --header 'Content-Type: application/json' ${3:+--data "$3"} \
    ${4:+--header "Idempotency-Key: $4"} --request "$1" "$MIZAN_URL$2" ||
    { cat "$answer" >&2; exit 1; }
  cat "$answer"
  rm "$answer"
}

# Prints a part of some JSON: part JSON EXPRESSION
part() { printf '%s' "$1" | jq --raw-output "$2"; }

# 1. Ask whose key it is.
integration=$(call GET /integration)
[ "$(part "$integration" .is_test)" = true ] || { echo 'This is no test key.' >&2; exit 1; }
part "$integration" '"Account: \(.account_name)"'

# 2. Ask what a parcel costs. Prices come cheapest first; couriers differ in what they want to
# know about the sender.
sender='{
  "contact_name": "Sample Sender", "contact_number": "+966500000001",
  "address": "1 Sample Street", "city": "riyadh", "country": "SA"
}'
parcel='{
  "weight": 2000, "length": 300, "width": 200, "height": 150, "pieces": 1,
  "shipment_type": "parcel", "shipping_method": "pickup"
}'
quote=$(call POST /quotes "$(part "$parcel" '. + {
  origin: { country: "SA", city: "riyadh" }, destination: { country: "SA", city: "jeddah" }
}')")
price=$(part "$quote" "[.prices[] | select(.sender_fields - ($sender | keys) == [])][0]")
amount=$(part "$price" .total_fee.amount)
printf 'Price: %d.%02d riyals with %s\n' $((amount / 100)) $((amount % 100)) \
  "$(part "$price" .courier.name.en)"

# 3. Book it once: the order is written down with an idempotency key before it is sent. Run the
# program again, and it sends the same order.
[ -s order.json ] || jq --null-input --arg key "order-$(date +%s)-$$" --argjson quote "$quote" \
  --argjson price "$price" --argjson sender "$sender" --argjson parcel "$parcel" '{
    $key,
    order: ($parcel + {
      quote_id: $quote.id, courier_id: $price.courier.id, service_type: $price.service_type,
      receiver: {
        full_name: "Sample Receiver", phone: "+966500000101", address_type: "residential",
        country: "SA", state: "MQ", city: "jeddah", short_address: "JDAA1234"
      },
      $sender,
      weight_unit: "kg", dimension_unit: "cm", size: "custom", packaging_type: "box",
      preferred_delivery_day: $price.served_days[0], preferred_delivery_time: "12-15",
      payment_type: "prepaid", payment_method: "balance",
      product_name: "Sample cups", quantity: 1, price: { amount: 12000, currency: "SAR" }
    })
  }' > order.json
shipment=$(call POST /shipments "$(jq .order order.json)" "$(jq --raw-output .key order.json)")
id=$(part "$shipment" .id)
part "$shipment" '"Booked: \(.tracking_number)"'

# 4. Save its label.
call POST "/shipments/$id/label" '{ "document": "label", "language": "en" }' > label.pdf
echo 'Label: label.pdf'

# 5. Play the courier, whom a test shipment never reaches.
if [ "$(part "$(call GET "/shipments/$id")" .status)" = pending ]; then
  for event in picked_up in_transit out_for_delivery delivered; do
    call POST "/test-shipments/$id/events" "{ \"event\": \"$event\" }" > /dev/null
  done
fi

# 6. Show where it is.
part "$(call GET "/shipments/$id")" '"Status: \(.status), \(.tracking_status)"'
