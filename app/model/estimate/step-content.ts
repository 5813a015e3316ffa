import type { AddressField } from "../leads/details-fields.ts";
import type { Lead } from "../leads/lead.ts";
import type { LeadStatus } from "../leads/lead-status.ts";
import type { PromotionsView } from "../privacy/promotions-view.ts";
import type { ServiceTile } from "../site/cards.ts";
import type { EstimateWords } from "../site/page-words.ts";
import type { TitledText } from "../site/service-words.ts";
import type { FollowedAppointment, FollowedStep, FollowNotice } from "./followed-appointment.ts";
import type { FollowedChoice, FollowedWish } from "./followed-choice.ts";
import type { FollowedJob } from "./followed-job.ts";
import type { FollowedQuote } from "./followed-quote.ts";
import type { PriceList } from "./price-list.ts";
import type { OfferedPromotion } from "./promotion.ts";
import type { Kind } from "./questions.ts";
import type { Estimate } from "./result.ts";
import type { StepAnswer } from "./step-answer.ts";
import type { ChosenTime, StepWindows, TimeChangeWords } from "./step-windows.ts";
import type { EstimateTextWords } from "./text.ts";
import type { EstimateFlowWords } from "./words.ts";

/** The data from which the browser computes the price range again when answers change. */
export interface LiveEstimate {
	kinds: readonly Kind[];
	details: Readonly<Record<string, string>>;
	promotionCode: string | null;
	prices: PriceList;
	promotions: readonly OfferedPromotion[];
	/** Names both, for the server that receives the form of the page. */
	pricesToken: string;
	/** ISO time when the page was rendered: promotions that run at this time apply. */
	now: string;
	/** The words of these services only. */
	words: EstimateTextWords;
}

/** Says that the price range follows other prices than those that the visitor saw. */
export interface PriceChange extends TitledText {
	/** Instead of being sent, the estimate is shown again. */
	unsent: string;
}

/** Every step after the first. */
export interface StepContent {
	priceChange: PriceChange | null;
	formKey: string;
	/** The revision of the step's values that the page shows; a save of another revision is refused. */
	base: string;
	live: LiveEstimate;
	save: EstimateFlowWords["save"];
	errors: EstimateFlowWords["errors"];
	/** The link that resumes this estimate on another device. */
	resumeLink: string;
	/** Milliseconds since 1970: the link was mailed a moment ago, and this page is the response. */
	linkSentAt: number | null;
}

export interface EstimateContent {
	words: EstimateWords;
	services: readonly ServiceTile[];
	formKey: string;
	/** From the URL (links on service pages and promotions) or from the draft. */
	chosen: readonly Kind[];
	/** Answers from the URL, as fields of the next step. */
	brought: Readonly<Record<string, string>>;
	/** From the URL; empty without one. */
	postalCode: string;
	live: LiveEstimate;
	priceChange: PriceChange | null;
	hasDraft: boolean;
	/** Explains why the visitor was redirected here: the draft of the link or step no longer exists. */
	lost: TitledText | null;
}

export interface DetailsContent extends StepContent {
	words: Pick<
		EstimateFlowWords,
		"unknown" | "units" | "fewer" | "more" | "noneOfThese" | "addPiece" | "pieceTitle" | "pieceCard" | "changeServices"
	> & { step: EstimateFlowWords["details"] };
	services: readonly ServiceTile[];
}

export interface PhotoView {
	id: string;
	path: string;
	width: number;
	height: number;
}

export interface AppointmentStepContent extends StepContent {
	words: EstimateFlowWords["visit"];
	values: Readonly<Record<string, string>>;
	/** What is wrong with the saved answers by now. */
	wrong: StepAnswer["errors"];
	photos: readonly PhotoView[];
	refused: readonly { name: string; reason: string }[];
	dates: { min: string; max: string };
	urgent: boolean;
	/** The place of the postal code, when we serve it. */
	area: string | null;
	/** The first three characters of the postal code, when we do not serve it. */
	outside: string | null;
	/** The postal code was put on the waiting list. */
	waiting: boolean;
	/** Null after a disaster: the visitor calls. */
	windows: StepWindows | null;
}

export interface PersonContent extends StepContent {
	words: EstimateFlowWords["person"];
	values: Readonly<Record<string, string>>;
	/** Null when no window was chosen. */
	time: ChosenTime | null;
	timeChange: TimeChangeWords;
}

export interface ResumeWords
	extends Record<"title" | "description" | "heading" | "lead" | "services" | "once", string> {
	changed: (date: string) => string;
	/** Shown when this browser has an estimate of its own. */
	replaces: TitledText;
	continue: string;
	keep: string;
	unavailable: string;
	/** On the first step, when the estimate was resumed in another browser. */
	moved: TitledText;
}

export interface ResumeContent {
	words: Omit<ResumeWords, "changed" | "moved">;
	formKey: string;
	services: readonly string[];
	changed: string;
	/** The path of the estimate that this browser already has; null without one. */
	keepPath: string | null;
}

export interface FollowContent {
	words: EstimateFlowWords["follow"];
	formKey: string;
	/** About forms that were sent after the second check expired. */
	errors: {
		failures: { expired: string; unsent: string };
		/** Null on the page of the check itself. */
		confirm: { path: string; text: string } | null;
	};
	/** Null until the second check is passed. */
	lead: FollowedLead | null;
}

/** Fixed words: members cannot edit them. */
export interface AddressWords extends Record<"heading" | "link" | "lead" | "known" | "save" | "saved", string> {
	fields: Readonly<Record<AddressField, string>>;
	/** By error code. */
	errors: Readonly<Record<string, string>>;
}

/** The address of a lead, and the form that completes it. */
export interface FollowedPlace {
	/** Whether the page has the form. */
	isAsked: boolean;
	words: AddressWords;
	fields: readonly { name: AddressField; value: string; maxLength: number; autoComplete: string }[];
	/** As printed. */
	lines: readonly string[];
	hasStreet: boolean;
	/** Milliseconds since 1970: saved a moment ago, and this page is the response. */
	savedAt: number | null;
}

/** The data from which the page renders the price range as it was when the lead was sent. */
export interface FollowedEstimate {
	result: Estimate;
	text: EstimateTextWords;
	promotions: readonly OfferedPromotion[];
}

export interface FollowedLead extends Pick<Lead, "reference" | "receivedAt" | "name" | "outOfArea"> {
	place: FollowedPlace;
	/** Of a call: what a member noted. */
	noted: { heading: string; text: string } | null;
	/** Written on this page, or mailed by a member, oldest first. */
	messages: readonly { at: string; text: string; isOurs: boolean }[];
	status: LeadStatus;
	/** Thanks right after sending. */
	heading: string;
	/** Sent a moment ago, and this page is the response. */
	isNew: boolean;
	/** The same for a message or photos added on this page. */
	isAdded: boolean;
	services: readonly ServiceTile[];
	/** Null for a lead from the contact page. */
	estimate: FollowedEstimate | null;
	/** From the request to the finished work. */
	steps: { heading: string; list: readonly FollowedStep[] };
	/** Where it stands, what happens next, and what the customer does next. */
	standing: { title: string; text: string; todo: string };
	/** The labels of links to what is missing; empty for what is there. */
	missing: { answer: string; note: string; question: string; jobPhotos: string };
	/** Finished work, the newest first. */
	jobs: readonly FollowedJob[];
	appointment: FollowedAppointment | null;
	notice: FollowNotice | null;
	/** The window that the customer asked for; null once there is an appointment. */
	wish: FollowedWish | null;
	/** How the customer finds a time; null unless the price is accepted and there is none. */
	choice: FollowedChoice | null;
	choiceNotice: FollowNotice | null;
	quote: FollowedQuote;
	quoteNotice: FollowNotice | null;
	/** The wished days; null once a time is booked, asked for or to be chosen, and for a lead without an estimate. */
	wishes: { text: string; calendarPath: string | null } | null;
	photos: readonly PhotoView[];
	refused: readonly { name: string; reason: string }[];
	photoWords: EstimateFlowWords["visit"]["photos"];
	urgent: boolean;
	followLink: string;
	copyWords: Record<"copied" | "link", string>;
	/** Promotions by mail; null for a customer who never agreed to them. */
	marketing: PromotionsView | null;
}
