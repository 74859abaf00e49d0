<?php
// Receives webhooks, verifies them and keeps each one once. Needs PHP 8.

/** Whether a webhook is genuine, and its time at most five minutes off. */
function isGenuine(string $id, string $timestamp, string $signatures, string $body): bool
{
    $key = base64_decode(str_replace('whsec_', '', getenv('MIZAN_WEBHOOK_SECRET')));
    if (strlen($key) < 24) {
        throw new Exception('MIZAN_WEBHOOK_SECRET is not a secret.');
    }
    $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    // There are two signatures while the secret is being renewed.
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($right, $given)) {
            return abs(time() - (int) $timestamp) <= 300;
        }
    }
    return false;
}

http_response_code(500); // Unless all goes well, the event will be sent again.
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$signatures = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';
$body = file_get_contents('php://input');
if (!isGenuine($id, $timestamp, $signatures, $body)) {
    http_response_code(400);
    exit;
}
$file = "events/$id.json"; // Keep this folder where your web server does not show it.
if (!file_exists($file)) {
    is_dir('events') || mkdir('events');
    // The file gets its name when it is whole.
    if (!file_put_contents("$file.part", $body) || !rename("$file.part", $file)) {
        exit;
    }
    error_log(json_decode($body)->type . " $file");
}
http_response_code(204);
