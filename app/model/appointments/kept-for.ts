/** Computes once for each object, as long as somebody holds it. The object must never change. */
export function keptFor<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
	const kept = new WeakMap<Key, { value: Value }>();
	return (key) => {
		const found = kept.get(key) ?? { value: compute(key) };
		kept.set(key, found);
		return found.value;
	};
}
