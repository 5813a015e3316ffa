import type { ReviewPage } from "../company.ts";
import type { FollowedAppointment, FollowNotice } from "./followed-appointment.ts";

/** A finished job as its customer sees it. */
export interface FollowedJob {
	id: string;
	/** Ends the ids of its elements, which are unique when a lead has several jobs. Empty for the newest one. */
	suffix: string;
	words: JobPageWords;
	/** The days are over in which the team comes back free of charge. */
	isGuaranteeOver: boolean;
	/** Null when the appointment is gone. */
	when: Pick<FollowedAppointment, "leaf" | "tag" | "when"> | null;
	/** How many people came; empty when it is unknown. */
	crew: string;
	done: readonly string[];
	notDone: readonly string[];
	/** The word of the crew; may be empty. */
	note: string;
	/** Null when no amount is known. */
	amount: { total: string; taxes: string } | null;
	/** Without the groups that are empty. */
	photos: readonly { heading: string; list: readonly JobPhotoView[] }[];
	/** What the customer answered; null before they did. */
	answered: { isFine: boolean; title: string; text: string } | null;
	/** The same for everybody, whatever they answered. */
	reviews: readonly ReviewPage[];
	publication: FollowedPublication;
	reminder: FollowedReminder | null;
	notice: JobNotice | null;
}

export interface JobPhotoView {
	id: string;
	path: string;
	width: number;
	height: number;
	alt: string;
	isAllowed: boolean;
}

/** The forms of a job. */
export type JobPart = "question" | "publication" | "reminder";

/** What one of the forms did, shown above it. */
export type JobNotice = FollowNotice & { part: JobPart };

/** What the customer allows to show in the gallery. */
export interface FollowedPublication {
	/** Null while nothing is allowed. */
	allowed: {
		text: string;
		shown: string;
		/** Null while nothing is shown. */
		galleryPath: string | null;
	} | null;
	/** Beside the box. */
	consent: string;
	sentence: string;
	maxLength: number;
}

/** A mail when the work is due again. */
export interface FollowedReminder {
	lead: string;
	/** Null when the customer agreed already. */
	form: { label: string; sentence: string; variant: ReminderVariant } | null;
}

/** Which sentence is beside the box: one that adds the reminder to promotions, or one about the reminder alone. */
export type ReminderVariant = "alone" | "with-promotions";

/** Fixed words of the part about a job: members cannot edit them. */
export interface JobPageWords {
	heading: string;
	thanks: string;
	crew: string;
	done: string;
	notDone: string;
	note: string;
	amount: string;
	photos: Record<"heading" | "none", string>;
	question: Record<
		"heading" | "lead" | "yes" | "no" | "label" | "optional" | "hint" | "submit" | "tooLong" | "resolved" | "write",
		string
	>;
	reviews: Record<"heading" | "text" | "newTab", string>;
	publication: Record<
		| "heading"
		| "lead"
		| "open"
		| "change"
		| "photos"
		| "photosHint"
		| "noPhotos"
		| "withdraw"
		| "gallery"
		| "sentence"
		| "optional"
		| "sentenceHint"
		| "submit"
		| "nothing"
		| "noConsent"
		| "tooLong",
		string
	>;
	reminder: Record<"heading" | "submit" | "missing" | "stands", string>;
}
