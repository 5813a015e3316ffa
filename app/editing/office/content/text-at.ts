/** The text at `matter.title` of whatever a draft holds; empty where there is none. */
export function textAt(value: unknown, path: string): string {
	const found = path.split(".").reduce<unknown>((part, key) => {
		return typeof part === "object" && part !== null && Object.hasOwn(part, key)
			? (part as Record<string, unknown>)[key]
			: undefined;
	}, value);
	return typeof found === "string" ? found : "";
}
