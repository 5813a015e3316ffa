/** Replaces `{name}` in a text with the value of that name; leaves unknown names unchanged. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{(\w+)\}/g, (blank, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : blank,
	);
}
