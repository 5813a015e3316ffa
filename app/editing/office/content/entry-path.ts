/** URL of an entry's editor. A colon is valid in a path and easier to read unescaped. */
export function entryPath(id: string): string {
	return `/admin/contenu/${id}`;
}
