/** Where an entry is edited. A colon may stand in a path, and reads better than its code. */
export function entryPath(id: string): string {
	return `/admin/contenu/${id}`;
}
