/** A file put on the table, as its reader chooses it. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { load as loadNamesStrings } from '../../../src/compiled/ui/names.ts';
import { load as loadTableToolsStrings } from '../../../src/compiled/ui/table-tools.ts';
import { MAX_BYTES } from '../../../src/notation/limits.ts';
import { loadTableStrings } from '../../../src/ui/table-strings.ts';
import { TableContext } from '../../../src/widgets/table/context.svelte.ts';
import Import from '../../../src/widgets/table/tools/Import.svelte';

afterEach(cleanup);

test('a file that is too large is refused for ears too', async () => {
  const [names, table, strings] = await Promise.all([loadNamesStrings.en(), loadTableStrings.en(), loadTableToolsStrings.en()]);
  const context = new TableContext({ position: { discs: [] } });
  const announce = vi.spyOn(context, 'announce');
  const { container } = render(Import, { props: { context, words: { lang: 'en', names, table }, strings, opened: () => undefined } });
  const file = new File([''], 'case.json');
  Object.defineProperty(file, 'size', { value: MAX_BYTES + 1 });
  await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  await waitFor(() => expect(container.querySelector('.wrong')?.textContent).toContain(strings.tooLarge));
  expect(announce).toHaveBeenCalledWith(`${strings.importBad} ${strings.tooLarge}`);
});
