/**
 * What a column of a file can mean: the fields of `ShipmentCreate` in one level, and five that stand
 * for something else. The word beside each says how its cells are read. A test compares the list
 * with the contract.
 */
export const IMPORT_FIELDS = {
  reference_id: 'line',
  /** Fills what the row leaves empty from a product of the account. */
  sku: 'line',
  product_name: 'line',
  quantity: 'integer',
  price: 'money',
  /** Of one piece, as shops export it. */
  unit_price: 'money',
  payment_type: 'enum',
  'sender.amount_to_collect': 'money',
  'receiver.full_name': 'line',
  /** Follows the full name, in files that have two columns for a name. */
  'receiver.last_name': 'line',
  'receiver.phone': 'phone',
  'receiver.country': 'country',
  'receiver.state': 'state',
  'receiver.city': 'city',
  'receiver.district': 'line',
  'receiver.street_name': 'line',
  'receiver.building_no': 'address_number',
  'receiver.postal_code': 'address_number',
  'receiver.additional_number': 'address_number',
  'receiver.short_address': 'short_address',
  'receiver.landmark': 'line',
  'receiver.address_type': 'enum',
  'receiver.email': 'line',
  'receiver.company': 'line',
  'receiver.message': 'paragraph',
  weight: 'weight',
  weight_unit: 'enum',
  length: 'length',
  width: 'length',
  height: 'length',
  dimension_unit: 'enum',
  size: 'enum',
  pieces: 'integer',
  shipment_type: 'enum',
  packaging_type: 'enum',
  shipping_method: 'enum',
  preferred_delivery_day: 'weekday',
  preferred_delivery_time: 'enum',
  /** A courier's name or id, if the couriers are chosen row by row. */
  courier: 'line',
  service_type: 'enum',
  note: 'paragraph',
  company: 'line',
  'sender.contact_name': 'line',
  'sender.contact_number': 'phone',
  'sender.email': 'line',
  'sender.company': 'line',
  'sender.address': 'line',
  'sender.city': 'city',
  'sender.country': 'country',
  'sender.postal_code': 'address_number',
  'sender.address_type': 'enum',
  'sender.backup_phone': 'phone',
  'sender.phone_code': 'calling_code',
  'sender.volume': 'integer',
  'sender.gross_weight': 'weight',
  'sender.pickup_name': 'line',
  'sender.return_name': 'line',
  'sender.collecting_money': 'boolean',
} as const;

export type ImportField = keyof typeof IMPORT_FIELDS;
export type CellKind = (typeof IMPORT_FIELDS)[ImportField];

/** The fields whose cells are read in one way. */
export type FieldOf<Kind extends CellKind> = {
  [Field in ImportField]: (typeof IMPORT_FIELDS)[Field] extends Kind ? Field : never;
}[ImportField];

/** All fields, in the order in which templates have them. */
export const ALL_FIELDS: readonly ImportField[] = Object.keys(IMPORT_FIELDS).filter(isImportField);

export function isImportField(name: string): name is ImportField {
  return Object.hasOwn(IMPORT_FIELDS, name);
}

/** The texts of a row by what its columns mean; absent or empty where it has none. */
export type Cells = Readonly<Partial<Record<ImportField, string>>>;

/**
 * What a file must have: one of the ways in each list, each a set of fields. The sku of a product
 * stands for its name, price and weight, and the defaults of a batch for whatever they hold.
 */
export const REQUIRED: readonly (readonly (readonly ImportField[])[])[] = [
  [['receiver.full_name']],
  [['receiver.phone']],
  [['receiver.city']],
  [
    ['receiver.short_address'],
    ['receiver.street_name', 'receiver.building_no', 'receiver.postal_code'],
  ],
  [['weight'], ['sku']],
  [['product_name'], ['sku']],
  [['price'], ['unit_price'], ['sku']],
];

/**
 * The fields that a file lacks, each in the way of which it gives most. `given` are those of its
 * columns and of the defaults.
 */
export function missingFields(given: ReadonlySet<ImportField>): ImportField[] {
  return REQUIRED.flatMap((ways) => {
    const lacks = ways.map((fields) => fields.filter((each) => !given.has(each)));
    if (lacks.some((fields) => fields.length === 0)) return [];
    return lacks.find((fields, way) => fields.length < (ways[way]?.length ?? 0)) ?? lacks[0] ?? [];
  });
}

/** The field at a place in the body of `createShipment`: `/receiver/phone`, `/price/amount`. */
export function fieldAt(pointer: string): ImportField | undefined {
  const [first = '', second = ''] = pointer.split('/').slice(1);
  return [`${first}.${second}`, first].find(isImportField);
}
