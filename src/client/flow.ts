/** Pointing at a chapter, or reaching it by keys, brings out the bands of its rules. */
const drawing = document.querySelector<SVGElement>('.flow');
const bands = [...(drawing?.querySelectorAll<SVGElement>('[data-ends]') ?? [])];

function bring(node: string | undefined): void {
  drawing?.classList.toggle('asked', node !== undefined);
  for (const band of bands) band.classList.toggle('on', node !== undefined && (band.dataset.ends ?? '').split(' ').includes(node));
}
const nodeOf = (event: Event): string | undefined => (event.target as Element).closest<SVGElement>('[data-node]')?.dataset.node;

drawing?.addEventListener('pointerover', (event) => bring(nodeOf(event)));
drawing?.addEventListener('pointerleave', () => bring(undefined));
drawing?.addEventListener('focusin', (event) => bring(nodeOf(event)));
drawing?.addEventListener('focusout', () => bring(undefined));

export {};
