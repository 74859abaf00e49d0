/** One mistake in `examples/python/server.py`, and the check that must find it. */
export interface Break {
  name: string;
  /** The text of the program, and what takes its place. */
  from: string;
  to: string;
  check: string;
}

/** Mistakes of a first day: a wrong status, a header forgotten, a field not judged. */
export const BREAKS: readonly Break[] = [
  {
    name: 'answers 403 without a session',
    from: 'Problem(401, "unauthorized")',
    to: 'Problem(403, "unauthorized")',
    check: 'auth-matrix',
  },
  {
    name: 'answers 200 for what was created',
    from: 'return 201, preset',
    to: 'return 200, preset',
    check: 'contract',
  },
  {
    name: 'forgets a header',
    from: ', "RateLimit-Reset": 60',
    to: '',
    check: 'headers',
  },
  {
    name: 'accepts unknown fields',
    from: 'for name in body if name not in required | optional',
    to: 'for name in ()',
    check: 'bounds',
  },
  {
    name: 'answers 400 for wrong fields',
    from: 'raise Problem(422, "validation_failed", {f"/',
    to: 'raise Problem(400, "validation_failed", {f"/',
    check: 'bounds',
  },
  {
    name: 'sorts by age instead of name',
    from: '(fold(preset["name"]), preset["id"])',
    to: '(preset["created_at"], preset["id"])',
    check: 'list-order',
  },
  {
    name: 'ignores what is searched for',
    from: 'wanted = fold(words or "").split()',
    to: 'wanted = []',
    check: 'filters-saved',
  },
  {
    name: 'counts the page instead of the matches',
    from: 'data, total = left[: int(limit or 25)], len(found)',
    to: 'data, total = left[: int(limit or 25)], len(left[: int(limit or 25)])',
    check: 'paging',
  },
  {
    name: 'answers in the other language',
    from: 'self.language() == "en"',
    to: 'self.language() != "en"',
    check: 'locale',
  },
  {
    name: 'gives times without a zone',
    from: '.replace("+00:00", "Z")',
    to: '.replace("+00:00", "")',
    check: 'contract',
  },
  {
    name: 'crashes on a body that is not JSON',
    from: 'except (ValueError, RecursionError, ZeroDivisionError)',
    to: 'except (RecursionError, ZeroDivisionError)',
    check: 'server-error',
  },
  {
    name: 'says 404 for another method',
    from: 'Problem(405, "method_not_allowed") if self.offered else Problem(404, "unknown_path")',
    to: 'Problem(404, "unknown_path")',
    check: 'other-methods',
  },
  {
    name: 'sends the body to HEAD with another type',
    from: 'self.send(*operation(self))',
    to: 'self.send(*operation(self), "text/plain" if self.command == "HEAD" else "application/json")',
    check: 'head',
  },
];
