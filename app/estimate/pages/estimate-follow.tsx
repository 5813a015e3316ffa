import { useMemo, useRef, useState } from "react";
import { Form } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { formatPhone } from "#app/locale/format.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { FollowContent, FollowedEstimate, FollowedLead } from "#app/model/estimate/step-content.ts";
import { describeEstimate } from "#app/model/estimate/text.ts";
import type { FollowWords } from "#app/model/estimate/words.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { copyText } from "#app/runtime/copy-text.ts";
import { useContent, useFormAnswer, usePayload } from "#app/runtime/page.ts";
import { formatDate } from "#app/time/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { receiveFollow } from "../.server/receive-follow.ts";
import { FollowAccessNote } from "./parts/follow-access-note.tsx";
import { FollowAddress } from "./parts/follow-address.tsx";
import { FollowAppointment } from "./parts/follow-appointment.tsx";
import { FollowChoose } from "./parts/follow-choose.tsx";
import { FollowJobs } from "./parts/follow-job.tsx";
import { FollowMessages } from "./parts/follow-messages.tsx";
import { FollowQuote } from "./parts/follow-quote.tsx";
import { FollowQuoteAccepted } from "./parts/follow-quote-accepted.tsx";
import { FollowResult } from "./parts/follow-result.tsx";
import { FollowStanding } from "./parts/follow-standing.tsx";
import { FollowTodo } from "./parts/follow-todo.tsx";
import { FollowWish } from "./parts/follow-wish.tsx";
import { PromotionsByMail } from "./parts/promotions-by-mail.tsx";
import { RangePanel } from "./parts/range-panel.tsx";
import { useKeptText } from "./parts/use-kept-text.ts";

export const loader = loadPage;
export const action = receiveFollow;
export { clientLoader } from "#app/runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";

/** The last step, which is also the page to return to. Printed, it is the estimate, and later the quote. */
export default function EstimateFollow() {
	const { words, formKey, lead } = useContent<FollowContent>();
	return lead ? (
		<Followed words={words} formKey={formKey} lead={lead} />
	) : (
		<SecondCheck words={words.locked} formKey={formKey} />
	);
}

function SecondCheck({ words, formKey }: { words: FollowWords["locked"]; formKey: string }) {
	const answer = useFormAnswer<StepAnswer>();
	const code = answer?.errors.proof?.code;
	const isOften = code === "too-many";
	const isWrong = code !== undefined && !isOften;
	const field = useAnswerFocus<HTMLInputElement>(isWrong && answer);
	const held = Object.entries(answer?.values ?? {}).filter(([name]) => name !== "proof" && name !== "key");
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{words.heading}</h1>
			<p className="lead mt-4">{words.lead}</p>
			<Form method="post" className="mt-8 grid gap-6 rounded-lg bg-white p-6 md:p-8">
				<input type="hidden" name="key" value={formKey} />
				{held.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<TextField
					ref={field}
					id="proof"
					name="proof"
					label={words.label}
					hint={words.hint}
					error={isWrong ? words.wrong : undefined}
					autoFocus={isWrong}
					defaultValue={answer?.values.proof}
					autoComplete="email"
					maxLength={200}
					required
				/>
				{/* The button of a form that was not sent is not on this page. */}
				<FormRefusal failure={isOften ? "busy" : answer?.failure} text={isOften ? words.tooMany : undefined} />
				<Button type="submit" arrow className="justify-self-start">
					{words.button}
				</Button>
			</Form>
		</section>
	);
}

function Followed({ words, formKey, lead }: { words: FollowWords; formKey: string; lead: FollowedLead }) {
	const { locale } = useLanguage();
	const box = useRef<HTMLDivElement>(null);
	useKeptText(box, lead.reference, lead);
	const { appointment, wish, choice, choiceNotice, wishes, isNew, status, quote, jobs } = lead;
	const hasTime = appointment || wish || choice || jobs.length > 0;
	const isDone = status === "done";
	// Once the work is done, what came before it is folded.
	const isOver = isDone && jobs.length > 0;
	const isQuiet = jobs[0]?.answered?.isFine !== false && !lead.missing.answer && !lead.isAdded;
	const work = <FollowJobs jobs={jobs} isDone={isDone} formKey={formKey} />;
	const isQuoted = quote.offer !== null || quote.accepted !== null;
	const range = lead.estimate && !isQuoted && !isOver && (
		<section aria-label={words.range} className="lg:sticky lg:top-8 lg:col-start-2 print:mt-6">
			<PriceRange estimate={lead.estimate} isUrgent={lead.urgent} />
		</section>
	);
	const note = appointment?.note && (
		<FollowAccessNote words={appointment.words.note} note={appointment.note} formKey={formKey} />
	);
	const accepted = quote.accepted && (
		<FollowQuoteAccepted words={quote.words} accepted={quote.accepted} isFolded={isOver} />
	);
	return (
		<div ref={box} className={`page-width pb-section ${isQuoted ? "print:p-0" : ""}`}>
			{isNew && <Progress current={4} />}
			{!isQuoted && <QuoteHead words={words} lead={lead} />}
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-8 lg:pt-12 print:hidden">
				<Heading>{lead.heading}</Heading>
				<p className="text-ink-600 text-note">
					{lead.services.map(({ label }) => label).join(", ")}
					{lead.services.length > 0 && <br />}
					{words.receivedOn} {formatDate(lead.receivedAt, locale)}. {words.reference}
					{locale === "fr" && "\u00a0"}: <strong className="tabular text-spruce">{lead.reference}</strong>
				</p>
			</div>
			<FollowResult id="quote-notice" notice={lead.quoteNotice} />
			<FollowStanding words={words} lead={lead} />
			<div className="grid items-start gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,49.75rem)_minmax(22rem,1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-24 print:block print:pt-4">
				<FollowTodo words={words.todo} lead={lead} />
				{!hasTime && range}
				<div className="grid min-w-0 gap-y-10 lg:row-span-2 lg:row-start-1">
					<FollowQuote quote={quote} formKey={formKey} />
					{isDone && work}
					{!hasTime && accepted}
					{(appointment || wish || choice || choiceNotice) && (
						<div className="grid min-w-0 gap-y-6 *:mt-0">
							<FollowResult id="choice-notice" notice={choiceNotice} />
							{appointment && (
								<FollowAppointment
									appointment={appointment}
									notice={lead.notice}
									isPrinted={!isQuoted}
									formKey={formKey}
								/>
							)}
							{wish && <FollowWish wish={wish} isPrinted={!isQuoted} />}
							{choice && <FollowChoose choice={choice} result={choiceNotice?.key} formKey={formKey} />}
						</div>
					)}
					{lead.noted && <Noted noted={lead.noted} />}
					{wishes && <Wishes words={words} wishes={wishes} />}
					{lead.place.isAsked ? (
						<FollowAddress place={lead.place} formKey={formKey}>
							{note}
						</FollowAddress>
					) : (
						note
					)}
					{hasTime && !isOver && accepted}
					{!isDone && work}
					<div className={isOver ? "" : "contents"}>
						<FollowMessages words={words} formKey={formKey} lead={lead} isFoldable={isOver} isFolded={isQuiet} />
						{isOver && accepted}
						{(isQuoted || isOver) && lead.estimate && (
							<details className={`accordion ${isQuoted ? "print:hidden" : ""}`}>
								<summary>
									<span className="font-semibold text-spruce">{quote.words.estimate}</span>
									<Icon name="plus" size={22} />
								</summary>
								<div className="pb-6">
									<PriceRange estimate={lead.estimate} isUrgent={lead.urgent} />
								</div>
							</details>
						)}
					</div>
					<Keep words={words} lead={lead} prints={!isQuoted} />
					<PromotionsByMail view={lead.marketing} formKey={formKey} />
				</div>
				{hasTime && range}
			</div>
			{!isQuoted && (
				<p className="mt-8 hidden text-small print:block">
					{lead.estimate && `${words.quote.valid} ${words.quote.notice}`}
				</p>
			)}
		</div>
	);
}

/** Takes focus once the second check is passed: its field is gone, and the address of the page is the same. */
function Heading({ children }: { children: string }) {
	const heading = useAnswerFocus<HTMLHeadingElement>(true);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}

function PriceRange({ estimate, isUrgent }: { estimate: FollowedEstimate; isUrgent: boolean }) {
	const { locale } = useLanguage();
	const { result, text, promotions } = estimate;
	const range = useMemo(() => describeEstimate(result, text, promotions, locale), [result, text, promotions, locale]);
	return <RangePanel text={range} words={text.panel} urgent={isUrgent && range.range === null} />;
}

function Wishes({ words, wishes }: { words: FollowWords; wishes: NonNullable<FollowedLead["wishes"]> }) {
	return (
		<section aria-labelledby="wishes-heading" className="print:hidden">
			<h2 id="wishes-heading" className="text-h3">
				{words.wishes}
			</h2>
			<p className="mt-2 text-note">{wishes.text}</p>
			{wishes.calendarPath && (
				<a href={wishes.calendarPath} className="text-link mt-3" download>
					<Icon name="calendar" size={19} />
					{words.calendar}
				</a>
			)}
		</section>
	);
}

/** What a member wrote down during a call. */
function Noted({ noted }: { noted: NonNullable<FollowedLead["noted"]> }) {
	return (
		<section aria-labelledby="noted-heading">
			<h2 id="noted-heading" className="text-h3">
				{noted.heading}
			</h2>
			<p className="mt-4 whitespace-pre-line rounded-md bg-white px-5 py-4 text-note">{noted.text}</p>
		</section>
	);
}

/** Print only: the company, the customer, the date and the reference. */
function QuoteHead({ words, lead }: { words: FollowWords; lead: FollowedLead }) {
	const { locale } = useLanguage();
	const company = usePayload()?.site.company;
	if (!company) return null;
	const { street, city, province, postalCode } = company.address;
	return (
		<div className="quote-head hidden print:block">
			<h2 className="text-h2">
				{lead.estimate ? words.quote.heading : words.heading} {lead.reference}
			</h2>
			<p className="mt-1">
				{words.receivedOn} {formatDate(lead.receivedAt, locale)}
			</p>
			<div className="mt-5 grid grid-cols-2 gap-8 text-note">
				<p>
					<strong className="block">{words.quote.by}</strong>
					{company.name}
					<br />
					{street}, {city} ({province}) {postalCode}
					<br />
					{formatPhone(company.phone, locale)}, {company.email}
				</p>
				<p>
					<strong className="block">{words.quote.for}</strong>
					{lead.name}
					<br />
					{lead.place.lines.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
					{lead.appointment?.when ?? lead.wishes?.text}
				</p>
			</div>
		</div>
	);
}

/** A quote has its own button to print. */
function Keep({ words, lead, prints }: { words: FollowWords; lead: FollowedLead; prints: boolean }) {
	const { followLink: link, copyWords } = lead;
	const [copied, setCopied] = useState<boolean>();
	const copy = async () => setCopied(await copyText(link));
	return (
		<section aria-label={words.copy} className="border-line border-t pt-6 print:hidden">
			<p className="text-note">{words.keepLink}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				{prints && (
					<Button look="outline" size="small" icon="printer" onClick={() => print()} className="scripted">
						{words.print}
					</Button>
				)}
				<Button look="outline" size="small" icon={copied ? "check" : "copy"} onClick={copy} className="scripted">
					<span aria-live="polite">{copied ? copyWords.copied : words.copy}</span>
				</Button>
				<ButtonLink to={link} look="outline" size="small" className="no-script">
					{words.copy}
				</ButtonLink>
			</div>
			{/* To be copied by hand. */}
			{copied === false && (
				<TextField
					label={copyWords.link}
					value={link}
					onFocus={({ currentTarget }) => currentTarget.select()}
					autoFocus
					readOnly
					className="mt-4"
				/>
			)}
		</section>
	);
}
