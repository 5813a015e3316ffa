/** How much erasing a person deletes. Contracts and the hashes of addresses stay. */
export interface PersonCounts {
	readonly leads: number;
	readonly messages: number;
	readonly drafts: number;
	readonly photos: number;
	readonly tasks: number;
	readonly appointments: number;
	readonly jobs: number;
	readonly quotes: number;
	readonly mails: number;
	readonly importLines: number;
}

/** The words for each count, in one language. */
export type PersonCountWords = { readonly [Kind in keyof PersonCounts]: (count: number) => string };
