/** Wraps a port so that rejections of its methods pass through `translate`. */
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
