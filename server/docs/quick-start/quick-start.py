# Books a test shipment and follows it to its delivery. Needs Python 3.9.
import base64
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

pair = os.environ["MIZAN_CLIENT_KEY"] + ":" + os.environ["MIZAN_SECRET_KEY"]
credentials = base64.b64encode(pair.encode()).decode()


def call(method, path, body=None, idempotency_key=None):
    """Sends a request. Waits and repeats it if the server says for how long."""
    headers = {
        "Authorization": "Basic " + credentials,
        "Accept-Language": "en",
        "Content-Type": "application/json",
    }
    if idempotency_key:
        headers["Idempotency-Key"] = idempotency_key
    data = json.dumps(body).encode() if body else None
    url = os.environ["MIZAN_URL"] + path
    request = urllib.request.Request(url, data, headers, method=method)
    for attempt in range(1, 6):
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return response.read()
        except urllib.error.HTTPError as error:
            wait = error.headers.get("Retry-After")
            if wait is None or attempt == 5:
                sys.exit(error.read().decode())
            time.sleep(int(wait))


# 1. Ask whose key it is.
integration = json.loads(call("GET", "/integration"))
if not integration["is_test"]:
    sys.exit("This is no test key.")
print("Account:", integration["account_name"])

# 2. Ask what a parcel costs. Prices come cheapest first; couriers differ in what they want to
# know about the sender.
sender = {
    "contact_name": "Sample Sender",
    "contact_number": "+966500000001",
    "address": "1 Sample Street",
    "city": "riyadh",
    "country": "SA",
}
parcel = {
    "weight": 2000, "length": 300, "width": 200, "height": 150, "pieces": 1,
    "shipment_type": "parcel", "shipping_method": "pickup",
}
places = {
    "origin": {"country": "SA", "city": "riyadh"},
    "destination": {"country": "SA", "city": "jeddah"},
}
quote = json.loads(call("POST", "/quotes", {**places, **parcel}))
price = next(each for each in quote["prices"] if sender.keys() >= set(each["sender_fields"]))
riyals = price["total_fee"]["amount"] / 100
print(f"Price: {riyals:.2f} riyals with {price['courier']['name']['en']}")

# 3. Book it once: the order is written down with an idempotency key before it is sent. Run the
# program again, and it sends the same order.
file = Path("order.json")
if not file.exists():
    order = {
        "quote_id": quote["id"],
        "courier_id": price["courier"]["id"],
        "service_type": price["service_type"],
        "receiver": {
            "full_name": "Sample Receiver", "phone": "+966500000101",
            "address_type": "residential", "country": "SA", "state": "MQ",
            "city": "jeddah", "short_address": "JDAA1234",
        },
        "sender": sender,
        **parcel,
        "weight_unit": "kg", "dimension_unit": "cm", "size": "custom", "packaging_type": "box",
        "preferred_delivery_day": price["served_days"][0], "preferred_delivery_time": "12-15",
        "payment_type": "prepaid", "payment_method": "balance",
        "product_name": "Sample cups", "quantity": 1,
        "price": {"amount": 12000, "currency": "SAR"},
    }
    file.write_text(json.dumps({"key": str(uuid.uuid4()), "order": order}))
kept = json.loads(file.read_text())
shipment = json.loads(call("POST", "/shipments", kept["order"], kept["key"]))
print("Booked:", shipment["tracking_number"])

# 4. Save its label.
path = f"/shipments/{shipment['id']}"
label = {"document": "label", "language": "en"}
Path("label.pdf").write_bytes(call("POST", path + "/label", label))
print("Label: label.pdf")

# 5. Play the courier, whom a test shipment never reaches.
if json.loads(call("GET", path))["status"] == "pending":
    for event in ["picked_up", "in_transit", "out_for_delivery", "delivered"]:
        call("POST", f"/test-shipments/{shipment['id']}/events", {"event": event})

# 6. Show where it is.
delivered = json.loads(call("GET", path))
print(f"Status: {delivered['status']}, {delivered['tracking_status']}")
