/** `1,200` and `1,200.50` as English writes them, without their commas; other text is unchanged. */
export function withoutThousands(typed: string): string {
	return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(typed) ? typed.replaceAll(",", "") : typed;
}
