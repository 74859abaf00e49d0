<?php
// Books a test shipment and follows it to its delivery. Needs PHP 8.

/** Sends a request. Waits and repeats it if the server says for how long. */
function call(string $method, string $path, ?array $body = null, ?string $idempotencyKey = null): string
{
    $pair = getenv('MIZAN_CLIENT_KEY') . ':' . getenv('MIZAN_SECRET_KEY');
    $headers = [
        'Authorization: Basic ' . base64_encode($pair),
        'Accept-Language: en',
        'Content-Type: application/json',
    ];
    if ($idempotencyKey !== null) {
        $headers[] = "Idempotency-Key: $idempotencyKey";
    }
    $http = ['method' => $method, 'header' => $headers, 'ignore_errors' => true];
    if ($body !== null) {
        $http['content'] = json_encode($body);
    }
    for ($attempt = 1; ; $attempt++) {
        $context = stream_context_create(['http' => $http]);
        $stream = fopen(getenv('MIZAN_URL') . $path, 'r', false, $context);
        if ($stream === false) {
            throw new Exception("$method $path: no answer");
        }
        $answer = stream_get_contents($stream);
        $head = implode("\n", stream_get_meta_data($stream)['wrapper_data']);
        if (preg_match('~^HTTP/\S+ 2~', $head)) {
            return $answer;
        }
        if (!preg_match('~^Retry-After: (\d+)~im', $head, $wait) || $attempt === 5) {
            throw new Exception($answer);
        }
        sleep((int) $wait[1]);
    }
}

// 1. Ask whose key it is.
$integration = json_decode(call('GET', '/integration'), true);
if (!$integration['is_test']) {
    throw new Exception('This is no test key.');
}
echo "Account: {$integration['account_name']}\n";

// 2. Ask what a parcel costs. Prices come cheapest first; couriers differ in what they want to
// know about the sender.
$sender = [
    'contact_name' => 'Sample Sender',
    'contact_number' => '+966500000001',
    'address' => '1 Sample Street',
    'city' => 'riyadh',
    'country' => 'SA',
];
$parcel = [
    'weight' => 2000, 'length' => 300, 'width' => 200, 'height' => 150, 'pieces' => 1,
    'shipment_type' => 'parcel', 'shipping_method' => 'pickup',
];
$places = [
    'origin' => ['country' => 'SA', 'city' => 'riyadh'],
    'destination' => ['country' => 'SA', 'city' => 'jeddah'],
];
$quote = json_decode(call('POST', '/quotes', $places + $parcel), true);
$suitable = fn ($each) => !array_diff($each['sender_fields'], array_keys($sender));
$price = current(array_filter($quote['prices'], $suitable));
$riyals = number_format($price['total_fee']['amount'] / 100, 2, '.', '');
echo "Price: $riyals riyals with {$price['courier']['name']['en']}\n";

// 3. Book it once: the order is written down with an idempotency key before it is sent. Run the
// program again, and it sends the same order.
if (!file_exists('order.json')) {
    $order = $parcel + [
        'quote_id' => $quote['id'],
        'courier_id' => $price['courier']['id'],
        'service_type' => $price['service_type'],
        'receiver' => [
            'full_name' => 'Sample Receiver', 'phone' => '+966500000101',
            'address_type' => 'residential', 'country' => 'SA', 'state' => 'MQ',
            'city' => 'jeddah', 'short_address' => 'JDAA1234',
        ],
        'sender' => $sender,
        'weight_unit' => 'kg', 'dimension_unit' => 'cm', 'size' => 'custom',
        'packaging_type' => 'box',
        'preferred_delivery_day' => $price['served_days'][0],
        'preferred_delivery_time' => '12-15',
        'payment_type' => 'prepaid', 'payment_method' => 'balance',
        'product_name' => 'Sample cups', 'quantity' => 1,
        'price' => ['amount' => 12000, 'currency' => 'SAR'],
    ];
    $key = bin2hex(random_bytes(16));
    file_put_contents('order.json', json_encode(['key' => $key, 'order' => $order]));
}
['key' => $key, 'order' => $order] = json_decode(file_get_contents('order.json'), true);
$shipment = json_decode(call('POST', '/shipments', $order, $key), true);
echo "Booked: {$shipment['tracking_number']}\n";

// 4. Save its label.
$path = "/shipments/{$shipment['id']}";
$label = ['document' => 'label', 'language' => 'en'];
file_put_contents('label.pdf', call('POST', "$path/label", $label));
echo "Label: label.pdf\n";

// 5. Play the courier, whom a test shipment never reaches.
if (json_decode(call('GET', $path), true)['status'] === 'pending') {
    foreach (['picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as $event) {
        call('POST', "/test-shipments/{$shipment['id']}/events", ['event' => $event]);
    }
}

// 6. Show where it is.
$delivered = json_decode(call('GET', $path), true);
echo "Status: {$delivered['status']}, {$delivered['tracking_status']}\n";
