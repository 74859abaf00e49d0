/** An exact rational number. Numerator and denominator are BigInt, the denominator positive. */
export class Fraction {
  #over;
  #under;

  constructor(over, under = 1) {
    this.#over = BigInt(over);
    this.#under = BigInt(under);
    if (this.#under <= 0n) throw new Error('a denominator must be positive');
  }

  plus(that) {
    return new Fraction(
      this.#over * that.#under + that.#over * this.#under,
      this.#under * that.#under,
    );
  }

  minus(that) {
    return this.plus(new Fraction(-that.#over, that.#under));
  }

  times(that) {
    return new Fraction(this.#over * that.#over, this.#under * that.#under);
  }

  isMoreThan(that) {
    return this.#over * that.#under > that.#over * this.#under;
  }

  /** The largest integer not above it. */
  floor() {
    const quotient = this.#over / this.#under;
    return this.#over % this.#under < 0n ? quotient - 1n : quotient;
  }

  ceil() {
    return -new Fraction(-this.#over, this.#under).floor();
  }

  /** Rounded to the nearest 1/`parts`, halves up. */
  rounded(parts) {
    const scaled = this.times(new Fraction(parts)).plus(new Fraction(1, 2));
    return new Fraction(scaled.floor(), parts);
  }

  /** As a whole number of 1/`parts`. Throws if it is not exact. */
  in(parts) {
    const scaled = this.times(new Fraction(parts));
    if (scaled.floor() !== scaled.ceil()) throw new Error(`not a whole number of 1/${parts}`);
    return Number(scaled.floor());
  }
}

export const largest = (...numbers) => numbers.reduce((a, b) => (b.isMoreThan(a) ? b : a));
export const sumOf = (...numbers) => numbers.reduce((a, b) => a.plus(b), new Fraction(0));
