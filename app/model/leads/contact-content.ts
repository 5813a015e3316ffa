import type { AppointmentStepWords } from "../estimate/words.ts";
import type { OpeningState } from "../site/opening-state.ts";
import type { PageWords } from "../site/page-words.ts";
import type { ContactWords } from "./contact-words.ts";

export interface ContactContent {
	words: PageWords["contact"];
	formKey: string;
	photoWords: AppointmentStepWords["photos"];
	/** At the time of the request: this page is never cached. */
	opening: OpeningState;
	contactWords: ContactWords;
}

export interface ThanksContent {
	words: PageWords["thanks"];
	reference: string;
}
