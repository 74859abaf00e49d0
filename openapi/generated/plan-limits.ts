// Generated from openapi/ by `npm run codegen`. Do not edit.
export const PLAN_LIMITS = {
  "cash_back": {
    "basic": 0,
    "intermediate": 200,
    "advanced": 400
  },
  "api_keys": {
    "basic": 2,
    "intermediate": 5,
    "advanced": 20
  },
  "saved_receivers": {
    "basic": 100,
    "intermediate": 1000,
    "advanced": 10000
  },
  "saved_presets": {
    "basic": 10,
    "intermediate": 50,
    "advanced": 200
  },
  "courier_rules": {
    "basic": 3,
    "intermediate": 20,
    "advanced": 50
  },
  "products": {
    "basic": 500,
    "intermediate": 5000,
    "advanced": 50000
  },
  "stores": {
    "basic": 1,
    "intermediate": 3,
    "advanced": 20
  },
  "webhook_endpoints": {
    "basic": 1,
    "intermediate": 3,
    "advanced": 20
  },
  "labels_in_file": {
    "basic": 50,
    "intermediate": 200,
    "advanced": 500
  },
  "import_rows": {
    "basic": 100,
    "intermediate": 1000,
    "advanced": 10000
  }
} as const;
