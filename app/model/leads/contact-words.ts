import type { TitledText } from "../site/service-words.ts";

/** Fixed words of the contact page. In the payload, so that only this page loads them. */
export interface ContactWords {
	answerTime: TitledText;
	opening: OpeningWords;
}

/** With the blanks `{time}`, `{day}` (a weekday) and `{date}`. */
export interface OpeningWords extends Record<"open" | "closed" | "holiday", string> {
	reopens: Readonly<Record<"today" | "tomorrow" | "weekday" | "later", string>>;
}
