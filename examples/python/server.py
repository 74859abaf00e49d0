"""Five operations of the Mizan contract, with Python's standard library alone.

    python3 server.py [port]

signIn, getProfile, listCities, createParcelPreset and listParcelPresets; everything is kept in
memory. `POST /api/test/accounts` is not in the contract: tests open accounts with it.
"""

import hashlib, hmac, json, re, secrets, sys, unicodedata  # noqa: E401
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock
from urllib.parse import parse_qsl, urlsplit

KEY = secrets.token_bytes(32)
LOCK = Lock()
ACCOUNTS, SESSIONS = {}, {}  # By e-mail, and by the hash of the token.

RIYADH = {"code": "RD", "name": {"ar": "الرياض", "en": "Riyadh"}}
CITIES = [
    {"code": "riyadh", "name": {"ar": "الرياض", "en": "Riyadh"}, "region": RIYADH},
    {"code": "jeddah", "name": {"ar": "جدة", "en": "Jeddah"}, "region": {"code": "MQ", "name": {"ar": "مكة المكرمة", "en": "Makkah"}}},
]

TEXTS = {
    "unauthorized": ("يلزم تسجيل الدخول", "Sign in first"),
    "malformed_request": ("تعذّرت قراءة الطلب", "The request could not be read"),
    "payload_too_large": ("المحتوى أكبر من المسموح", "The content is too large"),
    "validation_failed": ("بعض الحقول تحتاج إلى تصحيح", "Some fields need correcting"),
    "invalid_credentials": ("بيانات الدخول غير صحيحة", "Wrong sign-in details"),
    "already_saved": ("محفوظ من قبل", "Already saved"),
    "unknown_path": ("عنوان غير معروف", "Unknown address"),
    "method_not_allowed": ("طريقة الطلب غير متاحة", "Method not allowed"),
    "internal_error": ("حدث خطأ ما", "Something went wrong"),
}


class Problem(Exception):
    """An answer that says what is wrong (RFC 9457), and where."""

    def __init__(self, status, code, wrong=None):
        self.body = {"type": f"urn:mizan:problem:{code}", "status": status, "code": code}
        if wrong:
            self.body["errors"] = [{"pointer": pointer, "code": code} for pointer, code in wrong.items()]


# What a field may be: a function that tells whether a value is right.
BAD = r"\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff"
LINE = rf"(?:[^\S\x00-\x1f\x7f-\x9f]|\ufeff)*[^\s\ufeff{BAD}][^{BAD}]*"


def text(longest, pattern=LINE):
    return lambda value: isinstance(value, str) and len(value) <= longest and re.fullmatch(pattern, value)


def whole(most):
    return lambda value: type(value) in (int, float) and value % 1 == 0 and 0 < value <= most


def one_of(*allowed):
    return lambda value: type(value) is type(allowed[0]) and value in allowed


SIGN_IN = {"login": text(254, r"[^\s\ufeff\x00\ud800-\udfff]+"), "password": text(128, r"[^\x00\ud800-\udfff]+")}
SIGN_IN_OPTIONAL = {"keep_signed_in": one_of(True, False), "device_token": text(100, r"mzd_[A-Za-z0-9_-]{43}")}
PRESET = {
    "name": text(120),
    "weight": whole(1_000_000),
    "weight_unit": one_of("kg", "g", "lb"),
    **{side: whole(10_000) for side in ("length", "width", "height")},
    "dimension_unit": one_of("cm", "mm", "in"),
    "shipment_type": one_of("parcel", "document", "fragile", "chilled"),
    "packaging_type": one_of("box", "bag", "envelope", "tube", "pallet"),
}


def judged(body, required, optional):
    """The body, unless a field is missing, unknown or wrong: then all of them are named."""
    if not isinstance(body, dict):
        raise Problem(422, "validation_failed", {"": "type"})
    wrong = {name: "required" for name in required if name not in body}
    wrong |= {name: "unknown_field" for name in body if name not in required | optional}
    known = ((name, right(body[name])) for name, right in (required | optional).items() if name in body)
    wrong |= {name: "invalid_value" for name, is_right in known if not is_right}
    if wrong:
        escape = lambda name: name.replace("~", "~0").replace("/", "~1")
        raise Problem(422, "validation_failed", {f"/{escape(name)}": code for name, code in wrong.items()})
    return body


def fold(words):
    """For comparing: letter case, Arabic variants, marks and the kind of digits make no difference."""
    plain = (c for c in unicodedata.normalize("NFKD", words) if not unicodedata.combining(c) and c != "ـ")
    digits = "".join(str(unicodedata.decimal(c, c)) for c in plain)
    return digits.translate(str.maketrans("ىةٱ", "يها")).casefold()


def time_in(days):
    moment = datetime.now(timezone.utc) + timedelta(days)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id(prefix):
    return prefix + "".join(secrets.choice("0123456789abcdefghjkmnpqrstvwxyz") for _ in range(26))


def digest(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1)


def new_session(account):
    token = f"mzs_{secrets.token_urlsafe(32)}"
    SESSIONS[hashlib.sha256(token.encode()).digest()] = account
    return token


def new_account(body):
    kind, password, salt = body["kind"], secrets.token_urlsafe(12), secrets.token_bytes(16)
    email, phone = f"test-{secrets.token_hex(6)}@shop.example", f"+96650{secrets.randbelow(10**7):07}"
    profile = {"id": new_id("acc_"), "account_type": kind, "country": "SA", "city": "riyadh", "locale": "ar"}
    profile |= {"first_name": "ريم", "last_name": "العيّنة", "full_name": "ريم العيّنة", "email": email, "phone": phone}
    profile |= {"email_verified": True, "phone_verified": False, "delivery_emails": "daily", "statement_emails": True}
    account = {"profile": profile, "salt": salt, "digest": digest(password, salt), "presets": {}}
    ACCOUNTS[email] = account
    return {"kind": kind, "email": email, "phone": phone, "password": password, "token": new_session(account)}


def sign_in(request):
    body = judged(request.body(), SIGN_IN, SIGN_IN_OPTIONAL)
    account = ACCOUNTS.get(body["login"].lower())
    given = digest(body["password"], account["salt"] if account else KEY)  # The same work for unknown logins.
    if not account or not hmac.compare_digest(given, account["digest"]):
        raise Problem(422, "invalid_credentials")
    session = {"token": new_session(account), "expires_at": time_in(14)}
    session |= {"keep_signed_in": body.get("keep_signed_in", True), "profile": account["profile"]}
    return 200, {"status": "signed_in", "session": session}


def create_preset(request):
    body = judged(request.body(), PRESET, {})
    presets, now = request.account["presets"], time_in(0)
    preset = {"id": new_id("pst_"), "created_at": now, "updated_at": now, "is_paused": False, **body}
    with LOCK:
        if any(each["name"] == body["name"] for each in presets.values()):
            raise Problem(409, "already_saved")
        presets[preset["id"]] = preset
    return 201, preset


def list_presets(request):
    limit, cursor, words = (request.query.get(name) for name in ("limit", "cursor", "q"))
    if limit is not None and not (re.fullmatch("[0-9]{1,3}", limit) and 1 <= int(limit) <= 100):
        raise Problem(400, "validation_failed", {"/query/limit": "invalid_value"})
    if words is not None and not text(120)(words):
        raise Problem(400, "validation_failed", {"/query/q": "invalid_value"})
    account = request.account["profile"]["id"]
    sign = lambda preset: f"{preset['id']}-{hmac.digest(KEY, (account + preset['id']).encode(), 'sha256').hex()}"
    order = lambda preset: (fold(preset["name"]), preset["id"])
    presets = dict(request.account["presets"])
    after = presets.get(cursor.split("-")[0]) if cursor is not None else None
    if cursor is not None and (after is None or cursor != sign(after)):
        raise Problem(400, "validation_failed", {"/query/cursor": "invalid_value"})
    wanted = fold(words or "").split()
    found = [each for each in presets.values() if all(word in fold(each["name"]) for word in wanted)]
    left = sorted((each for each in found if after is None or order(each) > order(after)), key=order)
    data, total = left[: int(limit or 25)], len(found)
    more = {"next_cursor": sign(data[-1])} if len(left) > len(data) else {}
    return 200, {"data": data, "page": {"total": min(total, 1001), "total_is_capped": total > 1001, **more}}


# The operation of each path and method, and whether it needs a session. HEAD asks for the same as GET.
reads = lambda *operation: {"GET": operation, "HEAD": operation}
ROUTES = {
    "/api/website/auth/sign-in": {"POST": (sign_in, False)},
    "/api/website/profile": reads(lambda request: (200, request.account["profile"]), True),
    "/api/website/cities": reads(lambda request: (200, {"data": CITIES}), False),
    "/api/website/parcel-presets": {"POST": (create_preset, True), **reads(list_presets, True)},
    "/api/test/accounts": {"POST": (lambda request: (201, new_account(request.body())), False)},
}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        """Answers any request: first who asks, then headers and query, then the body."""
        self.raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        try:
            url = urlsplit(self.path)
            self.offered = ROUTES.get(url.path, {})
            if self.command not in self.offered:
                raise Problem(405, "method_not_allowed") if self.offered else Problem(404, "unknown_path")
            operation, needs_session = self.offered[self.command]
            self.account = self.signed_in() if needs_session else None
            if not needs_session and self.headers.get("type", "public") != "public":
                raise Problem(400, "validation_failed", {"/header/type": "invalid_value"})
            self.query = dict(parse_qsl(url.query, keep_blank_values=True))
            self.send(*operation(self))
        except Problem as problem:
            self.refuse(problem)
        except Exception as error:
            self.log_error("%r", error)
            self.refuse(Problem(500, "internal_error"))

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = answer
    log_request = lambda *_: None  # Only errors are worth a line.

    def language(self):
        """The reader's language: the one that Accept-Language prefers, by default Arabic."""
        named = r"(?i)\b(ar|en)\b[-\w]*(?:;q=([01](?:\.\d+)?))?"
        wanted = {name.lower(): float(q or 1) for name, q in re.findall(named, self.headers.get("Accept-Language", ""))}
        return "en" if wanted.get("en", 0) > wanted.get("ar", 0) else "ar"

    def signed_in(self):
        scheme, _, token = self.headers.get("Authorization", "").partition(" ")
        account = SESSIONS.get(hashlib.sha256(token.encode()).digest()) if scheme.lower() == "bearer" else None
        if account is None:
            raise Problem(401, "unauthorized")
        return account

    def body(self):
        if len(self.raw) > 64 * 1024:
            raise Problem(413, "payload_too_large")
        try:
            if "Content-Type" not in self.headers or self.headers.get_content_type() != "application/json":
                raise ValueError("not JSON")
            return json.loads(self.raw.decode("utf-8"), parse_constant=lambda name: 1 / 0)
        except (ValueError, RecursionError, ZeroDivisionError):
            raise Problem(400, "malformed_request") from None

    def refuse(self, problem):
        title = TEXTS[problem.body["code"]][self.language() == "en"]
        self.send(problem.body["status"], problem.body | {"title": title}, "application/problem+json")

    def send(self, status, body, content_type="application/json"):
        sent = json.dumps(body).encode()
        headers = {"RateLimit-Limit": 1000, "RateLimit-Remaining": 999, "RateLimit-Reset": 60}
        headers |= {"Request-Id": secrets.token_hex(8), "Content-Type": content_type, "Content-Length": len(sent)}
        headers |= {"Allow": ", ".join(self.offered)} if status == 405 else {}
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(b"" if self.command == "HEAD" else sent)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
    print(f"Listening on http://127.0.0.1:{server.server_port}/api", flush=True)
    server.serve_forever()
