/** A path in readable form: `/متابعة` and not `/%D9%85…`. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
