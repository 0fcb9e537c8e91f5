/** What a page says of its storage, as a screen reader hears it. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Notices from '../../../src/widgets/store/Notices.svelte';

afterEach(cleanup);

test.each(['memory', 'newer'] as const)(
  'that nothing is stored (%s) is said where something can be heard: in a line that was there before',
  async (storage) => {
    const records = { storage: 'kept', elsewhere: null, item: null, aside: [], saving: false, dropAside: async () => undefined } as const;
    const { container, rerender } = render(Notices, { lang: 'en', records });
    const region = container.querySelector('[role=status]');
    expect(region?.textContent?.trim()).toBe('');
    await rerender({ lang: 'en', records: { ...records, storage } });
    expect(region?.querySelectorAll('.notice')).toHaveLength(1);
    expect(container.querySelectorAll('[role=status]')).toHaveLength(1);
  },
);
