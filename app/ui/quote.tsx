/** A customer's own words, in the language in which they were written. */
export function Quote({ words, language }: { words: string; language: string }) {
	return (
		<blockquote lang={language} className="mt-3 border-sage border-l-2 pl-4 text-note text-spruce">
			{words}
		</blockquote>
	);
}
