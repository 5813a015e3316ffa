/** Returns the text at a path such as `matter.title`, or an empty string. */
export function textAt(value: unknown, path: string): string {
	const found = path.split(".").reduce<unknown>((part, key) => {
		return typeof part === "object" && part !== null && Object.hasOwn(part, key)
			? (part as Record<string, unknown>)[key]
			: undefined;
	}, value);
	return typeof found === "string" ? found : "";
}
