/**
 * Exact counting of a polynomial's roots in an interval (Sturm 1829), in whole numbers: every double is a fraction over a power of two, so no
 * rounding takes part.
 */

/** A double as numerator over 2^1074. */
function exact(v: number): bigint {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, v);
  const raw = bits.getBigUint64(0);
  const exponent = Number((raw >> 52n) & 0x7ffn);
  const fraction = raw & 0xfffffffffffffn;
  const size = exponent === 0 ? fraction : (fraction | 0x10000000000000n) << BigInt(exponent - 1);
  return raw >> 63n === 1n ? -size : size;
}

type Polynomial = readonly bigint[];

const degree = (p: Polynomial): number => p.length - 1;

function trim(p: readonly bigint[]): Polynomial {
  let n = p.length;
  while (n > 0 && p[n - 1] === 0n) n -= 1;
  return p.slice(0, n);
}

const abs = (v: bigint): bigint => (v < 0n ? -v : v);

function gcd(a: bigint, b: bigint): bigint {
  let p = abs(a);
  let q = abs(b);
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}

function primitive(p: Polynomial): Polynomial {
  const g = p.reduce(gcd, 0n);
  return g > 1n ? p.map((c) => c / g) : p;
}

/** Minus the remainder of p by q, times a positive number. */
function minusRemainder(p: Polynomial, q: Polynomial): Polynomial {
  const lead = q[degree(q)] as bigint;
  let r: Polynomial = p;
  while (r.length >= q.length) {
    const top = r[degree(r)] as bigint;
    const shift = r.length - q.length;
    const sign = lead < 0n ? -1n : 1n;
    r = trim(r.map((c, i) => c * abs(lead) - (i >= shift ? sign * top * (q[i - shift] as bigint) : 0n)));
  }
  return primitive(r.map((c) => -c));
}

function chain(p: Polynomial): Polynomial[] {
  const derivative = trim(p.slice(1).map((c, i) => c * BigInt(i + 1)));
  const list = [p, derivative];
  while ((list.at(-1) as Polynomial).length > 1) {
    const next = minusRemainder(list.at(-2) as Polynomial, list.at(-1) as Polynomial);
    if (next.length === 0) break;
    list.push(next);
  }
  return list.filter((q) => q.length > 0);
}

/** Sign of p at num/2^1074. */
function signAt(p: Polynomial, num: bigint): number {
  const d = BigInt(degree(p));
  const value = p.reduce((s, c, i) => s + c * num ** BigInt(i) * 2n ** (1074n * (d - BigInt(i))), 0n);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

function variations(list: readonly Polynomial[], at: bigint): number {
  const signs = list.map((p) => signAt(p, at)).filter((s) => s !== 0);
  return signs.filter((s, i) => i > 0 && s !== signs[i - 1]).length;
}

/** Number of different roots of Σ cᵢtⁱ in (from, to]. */
export function rootsBetween(coefficients: readonly number[], from: number, to: number): number {
  const p = primitive(trim(coefficients.map(exact)));
  if (p.length < 2) return 0;
  const list = chain(p);
  return variations(list, exact(from)) - variations(list, exact(to));
}

/** Exact sign of the polynomial at t. */
export function signOf(coefficients: readonly number[], t: number): number {
  const p = trim(coefficients.map(exact));
  return p.length === 0 ? 0 : signAt(p, exact(t));
}
