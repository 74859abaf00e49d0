/**
 * Thrown by a route's loader when a parameter cannot be valid. The error page then shows status 404
 * and 'Page Not Found: {path}'.
 */
export class InvalidParameterError extends Error {
  override readonly name = 'InvalidParameterError';
  readonly path: string;

  constructor(path: string) {
    super(`Invalid parameter in ${path}`);
    this.path = path;
  }
}
