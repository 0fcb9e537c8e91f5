/** Fields in which words are written: they are stored without blanks around them, which stay in the field for the word that comes next. */
import type { Attachment } from 'svelte/attachments';

export const written =
  (value: string): Attachment<HTMLInputElement | HTMLTextAreaElement> =>
  (field) => {
    if (field.value.trim() !== value.trim()) field.value = value;
  };
