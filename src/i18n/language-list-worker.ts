Intl.NumberFormat.supportedLocalesOf('ar');
Intl.DateTimeFormat.supportedLocalesOf('ar');
postMessage('read');
