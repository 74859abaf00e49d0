/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What a column can mean: a field of `ShipmentCreate`, those of the receiver and the sender with a dot, or one of the fields that exist in imports only. If an order has further rows and none of them has a `price`, the price in its first row is that of the whole order, and `unit_price` counts in these rows too.
 */
export type ImportField = typeof ImportField[keyof typeof ImportField];


export const ImportField = {
  /** Full name of the receiver. */
  receiverfull_name: 'receiver.full_name',
  /** Last name of the receiver, which is appended to the name. */
  receiverlast_name: 'receiver.last_name',
  /** Phone of the receiver. */
  receiverphone: 'receiver.phone',
  /** Country of the receiver, as a name or code. */
  receivercountry: 'receiver.country',
  /** Region of the receiver. */
  receiverstate: 'receiver.state',
  /** City of the receiver. */
  receivercity: 'receiver.city',
  /** District of the receiver. */
  receiverdistrict: 'receiver.district',
  /** Street of the receiver. */
  receiverstreet_name: 'receiver.street_name',
  /** Building number of the receiver. */
  receiverbuilding_no: 'receiver.building_no',
  /** Postal code of the receiver. */
  receiverpostal_code: 'receiver.postal_code',
  /** Additional number of the receiver\'s National Address. */
  receiveradditional_number: 'receiver.additional_number',
  /** Short National Address of the receiver. */
  receivershort_address: 'receiver.short_address',
  /** Landmark near the receiver. */
  receiverlandmark: 'receiver.landmark',
  /** E-mail of the receiver. */
  receiveremail: 'receiver.email',
  /** The receiver\'s company. */
  receivercompany: 'receiver.company',
  /** Whether the receiver\'s address is a home or a workplace. */
  receiveraddress_type: 'receiver.address_type',
  /** Message delivered with the parcel. */
  receivermessage: 'receiver.message',
  /** The customer\'s own number for the order, by which rows are joined and repetitions found. */
  reference_id: 'reference_id',
  /** SKU of a product of the account, which fills in the name, price, weight and dimensions that the row leaves out. */
  sku: 'sku',
  /** Name of the product. */
  product_name: 'product_name',
  /** Quantity of the product. */
  quantity: 'quantity',
  /** Value of the product for the whole quantity. */
  price: 'price',
  /** Price of one piece, for rows without a `price`. */
  unit_price: 'unit_price',
  /** Whether the goods are prepaid or paid on delivery. */
  payment_type: 'payment_type',
  /** Amount to collect on delivery. */
  senderamount_to_collect: 'sender.amount_to_collect',
  /** Total weight of all pieces. */
  weight: 'weight',
  /** Unit of the weight. */
  weight_unit: 'weight_unit',
  /** Length of one piece. */
  length: 'length',
  /** Width of one piece. */
  width: 'width',
  /** Height of one piece. */
  height: 'height',
  /** Unit of the lengths. */
  dimension_unit: 'dimension_unit',
  /** Preset of the dimensions. */
  size: 'size',
  /** Number of pieces. */
  pieces: 'pieces',
  /** What the parcel contains. */
  shipment_type: 'shipment_type',
  /** What the goods are packed in. */
  packaging_type: 'packaging_type',
  /** How the courier gets the parcel. */
  shipping_method: 'shipping_method',
  /** Service of the courier. */
  service_type: 'service_type',
  /** Name or id of the courier, for the choice `row`. */
  courier: 'courier',
  /** Preferred delivery day. */
  preferred_delivery_day: 'preferred_delivery_day',
  /** Preferred delivery time. */
  preferred_delivery_time: 'preferred_delivery_time',
  /** Sending company as printed on the label. */
  company: 'company',
  /** Note for the courier. */
  note: 'note',
  /** Name of the person who sends the parcel. */
  sendercontact_name: 'sender.contact_name',
  /** Phone of that person. */
  sendercontact_number: 'sender.contact_number',
  /** E-mail of the sender. */
  senderemail: 'sender.email',
  /** Street address of the sender. */
  senderaddress: 'sender.address',
  /** City of the sender. */
  sendercity: 'sender.city',
  /** Country of the sender. */
  sendercountry: 'sender.country',
  /** Whether the sender\'s address is a home or a workplace. */
  senderaddress_type: 'sender.address_type',
  /** The sender\'s company. */
  sendercompany: 'sender.company',
  /** A second phone of the sender. */
  senderbackup_phone: 'sender.backup_phone',
  /** Calling code of the sender\'s phone. */
  senderphone_code: 'sender.phone_code',
  /** Postal code of the sender\'s address. */
  senderpostal_code: 'sender.postal_code',
  /** Total volume of all pieces. */
  sendervolume: 'sender.volume',
  /** Total weight with packaging. */
  sendergross_weight: 'sender.gross_weight',
  /** Who hands the parcel to the courier. */
  senderpickup_name: 'sender.pickup_name',
  /** Who takes the parcel back if it is returned. */
  senderreturn_name: 'sender.return_name',
  /** Whether collected cash is handed over at pick-up. */
  sendercollecting_money: 'sender.collecting_money',
} as const;
