/** Removes the markup of `app/ui/rich-text.tsx`: **strong**, *emphasis* and [links](/path). */
export function plainText(rich: string): string {
	return rich.replace(/\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\([^()\s]+\)/g, (_, strong, emphasis, words) => {
		return strong ?? emphasis ?? words;
	});
}
