/** `count` divided by weight into whole numbers; what is left over goes to the largest remainders, in their order where they are equal. */
export function shares(weights: readonly number[], count: number): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight * count) / all);
  const whole = exact.map(Math.floor);
  const left = count - whole.reduce((sum, n) => sum + n, 0);
  const order = exact.map((share, i) => ({ i, rest: share - (whole[i] ?? 0) })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  const more = new Set(order.slice(0, left).map(({ i }) => i));
  return whole.map((n, i) => n + Number(more.has(i)));
}
