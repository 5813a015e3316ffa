/** The same port, whose methods reject with what `translate` makes of their reasons. */
export function translateRejections<Port extends object>(port: Port, translate: (reason: unknown) => unknown): Port {
	const entries = Object.entries(port).map(([name, value]) => [
		name,
		typeof value === "function" ? translated(value.bind(port), translate) : value,
	]);
	return Object.fromEntries(entries);
}

function translated(method: (...given: unknown[]) => unknown, translate: (reason: unknown) => unknown) {
	return (...given: unknown[]) => {
		const answer = method(...given);
		if (!(answer instanceof Promise)) return answer;
		return answer.catch((reason: unknown) => {
			throw translate(reason);
		});
	};
}
