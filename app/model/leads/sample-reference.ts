/** A reference that no lead has, to show how they look. */
export function sampleReference(prefix: string): string {
	return `${prefix}-ACDEFGH`;
}
