import { useState } from "react";

/**
 * The key of the last result that the page showed. A form with it starts anew with each result of its own, and with no
 * other: when another form is sent, that result is no longer shown, and what is typed stays.
 */
export function useLatest<Key>(key: Key): Key {
	const [latest, setLatest] = useState(key);
	if (key && key !== latest) setLatest(key);
	return latest;
}
