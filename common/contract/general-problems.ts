/** Problems of requests that no operation of the contract is for, with their statuses. */
export const GENERAL_PROBLEMS = { unknown_path: 404, method_not_allowed: 405 } as const;
