/** `y` before a consonant is a vowel (Yves), and the `h` of most first names is mute (Hélène), but not before `a` (Hassan). */
const vowel = /^(?:[aeiouâàäéèêëîïôöùûüœæ]|y[^aeiouéè]|h[eéèêiïoôuy])/i;

/**
 * Joins a text that ends in "de" or "que" with the name or noun after it: "de Jules", "d’Emma". Returns what stands
 * before the name; other texts are followed by a space.
 */
export function beforeFrench(text: string, next: string): string {
	if (!/(?:^|\s)(?:de|que)$/.test(text)) return `${text} `;
	return vowel.test(next) ? `${text.slice(0, -1)}’` : `${text} `;
}
