/** Whether a route is the given one, or below it at any depth. */
export function isBelow(
	id: string | undefined,
	ancestor: string,
	parentOf: (id: string) => string | undefined,
): boolean {
	return id !== undefined && (id === ancestor || isBelow(parentOf(id), ancestor, parentOf));
}
