import { useMemo, useState } from "react";
import { Form } from "react-router";
import { loader as loadPage } from "../../.server/pages/page-loader.ts";
import { formatPhone } from "../../locale/format.ts";
import type { StepAnswer } from "../../model/estimate/step-answer.ts";
import type { FollowContent, FollowedLead } from "../../model/estimate/step-content.ts";
import { describeEstimate } from "../../model/estimate/text.ts";
import type { FollowWords } from "../../model/estimate/words.ts";
import type { LeadStatus } from "../../model/leads/lead-status.ts";
import { useContent, useFormAnswer, usePayload } from "../../runtime/page.ts";
import { formatDate } from "../../time/format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormRefusal } from "../../ui/form-refusal.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneButton } from "../../ui/phone.tsx";
import { Progress } from "../../ui/progress.tsx";
import { receiveFollow } from "../.server/receive-follow.ts";
import { FollowAddress } from "./parts/follow-address.tsx";
import { FollowMessages } from "./parts/follow-messages.tsx";
import { PromotionsByMail } from "./parts/promotions-by-mail.tsx";
import { RangePanel } from "./parts/range-panel.tsx";

export const loader = loadPage;
export const action = receiveFollow;
export { clientLoader } from "../../runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "../../runtime/send-form.ts";

/** The last step, which is also the page to return to. Printed, it reads like a quote. */
export default function EstimateFollow() {
	const { words, formKey, request } = useContent<FollowContent>();
	return request ? (
		<Followed words={words} formKey={formKey} request={request} />
	) : (
		<SecondCheck words={words.locked} formKey={formKey} />
	);
}

function SecondCheck({ words, formKey }: { words: FollowWords["locked"]; formKey: string }) {
	const answer = useFormAnswer<StepAnswer>();
	const code = answer?.errors.proof?.code;
	const tooMany = useMemo(
		() => (answer && code === "too-many" ? { failure: "busy" as const } : undefined),
		[answer, code],
	);
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{words.heading}</h1>
			<p className="lead mt-4">{words.lead}</p>
			<Form method="post" className="mt-8 grid gap-6 rounded-lg bg-white p-6 md:p-8">
				<input type="hidden" name="key" value={formKey} />
				<TextField
					id="proof"
					name="proof"
					label={words.label}
					hint={words.hint}
					error={code && !tooMany ? words.wrong : undefined}
					defaultValue={answer?.values.proof}
					autoComplete="email"
					maxLength={200}
					required
				/>
				<FormRefusal answer={tooMany} text={tooMany && words.tooMany} />
				<Button type="submit" arrow className="justify-self-start">
					{words.button}
				</Button>
			</Form>
		</section>
	);
}

function Followed({ words, formKey, request }: { words: FollowWords; formKey: string; request: FollowedLead }) {
	const { locale } = useLanguage();
	const { estimate, text, promotions, isNew, urgent } = request;
	const range = useMemo(
		() => describeEstimate(estimate, text, promotions, locale),
		[estimate, text, promotions, locale],
	);
	return (
		<div className="page-width pb-section">
			{isNew && (
				<div className="print:hidden">
					<Progress current={4} />
				</div>
			)}
			<QuoteHead words={words} request={request} />
			<div className="grid items-start gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,49.75rem)_minmax(22rem,1fr)] lg:grid-rows-[auto_1fr] lg:pt-12 xl:gap-x-24 print:block print:pt-4">
				<div className="min-w-0 print:hidden">
					<h1>{isNew ? words.sent.heading : words.heading}</h1>
					<p className="mt-3 text-ink-600 text-note">
						{request.services.map(({ label }) => label).join(", ")}
						<br />
						{words.receivedOn} {formatDate(request.receivedAt, locale)}. {words.reference}
						{locale === "fr" && "\u00a0"}: <strong className="tabular text-spruce">{request.reference}</strong>
					</p>
					<Standing words={words} request={request} />
				</div>
				<div className="grid gap-6 lg:sticky lg:top-8 lg:row-span-2 print:mt-6">
					<Todo words={words.todo} request={request} />
					<section aria-label={words.range}>
						<RangePanel text={range} words={text.panel} urgent={urgent && range.range === null} />
					</section>
				</div>
				<div className="grid min-w-0 gap-7 print:hidden">
					<section aria-labelledby="wishes-heading" className="border-line border-t pt-6">
						<h2 id="wishes-heading" className="text-h4">
							{words.wishes}
						</h2>
						<p className="mt-2 text-note">{request.wishes ?? words.noWishes}</p>
						{request.calendarPath && (
							<a href={request.calendarPath} className="text-link mt-3" download>
								<Icon name="calendar" size={19} />
								{words.calendar}
							</a>
						)}
					</section>
					{isOpen(request.status) && <FollowAddress place={request.place} formKey={formKey} />}
					<FollowMessages words={words} formKey={formKey} request={request} />
					<Keep words={words} link={request.followLink} />
					<PromotionsByMail view={request.marketing} formKey={formKey} />
				</div>
			</div>
			<p className="mt-8 hidden text-small print:block">
				{words.quote.valid} {words.quote.notice}
			</p>
		</div>
	);
}

/** Where the lead stands and what happens next. */
function Standing({ words, request }: { words: FollowWords; request: FollowedLead }) {
	const { status, outOfArea, urgent } = request;
	const { title, text } = words.status.values[status];
	return (
		<section aria-labelledby="status-heading" className="mt-6 grid gap-5">
			<div className="rounded-lg bg-mint-100 px-6 py-5 md:px-8 md:py-7">
				<h2 id="status-heading" className="font-normal font-text text-ink-600 text-note tracking-normal">
					{words.status.label}
				</h2>
				<p className="mt-1 font-bold font-display text-[1.75rem] text-spruce leading-tight">{title}</p>
				<p className="mt-2">{request.isNew ? words.sent.lead : text}</p>
			</div>
			{urgent && (
				<Notice tone="warning" title={words.urgent.title}>
					{words.urgent.text}
					<PhoneButton look="dark" className="mt-4 max-sm:w-full" />
				</Notice>
			)}
			{outOfArea && (status === "new" || status === "contacted") && (
				<Notice title={words.outside.title}>{words.outside.text}</Notice>
			)}
		</section>
	);
}

/** A finished or lost lead needs no address. */
function isOpen(status: LeadStatus): boolean {
	return status !== "done" && status !== "lost";
}

function Todo({ words, request: { status, place } }: { words: FollowWords["todo"]; request: FollowedLead }) {
	return (
		<section aria-labelledby="todo-heading" className="rounded-lg bg-white px-6 py-5 print:hidden">
			<h2 id="todo-heading" className="text-h4">
				{words.label}
			</h2>
			<p className="mt-2 text-note">{words.values[status]}</p>
			<p className="mt-2 flex flex-wrap gap-x-6">
				<a href="#add-heading" className="text-link">
					<Icon name="camera" size={19} />
					{words.add}
				</a>
				{isOpen(status) && !place.hasStreet && (
					<a href="#address-heading" className="text-link">
						<Icon name="map-pin" size={19} />
						{place.words.link}
					</a>
				)}
			</p>
		</section>
	);
}

/** Print only: the company, the customer, the date and the reference. */
function QuoteHead({ words, request }: { words: FollowWords; request: FollowedLead }) {
	const { locale } = useLanguage();
	const company = usePayload()?.site.company;
	if (!company) return null;
	const { street, city, province, postalCode } = company.address;
	return (
		<div className="quote-head hidden print:block">
			<h2 className="text-h2">
				{words.quote.heading} {request.reference}
			</h2>
			<p className="mt-1">
				{words.receivedOn} {formatDate(request.receivedAt, locale)}
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
					{request.name}
					<br />
					{request.place.lines.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
					{request.wishes}
				</p>
			</div>
		</div>
	);
}

function Keep({ words, link }: { words: FollowWords; link: string }) {
	const [copied, setCopied] = useState(false);
	const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
	return (
		<section aria-label={words.print} className="border-line border-t pt-6">
			<p className="text-note">{words.keepLink}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button look="outline" size="small" icon="printer" onClick={() => print()} className="scripted">
					{words.print}
				</Button>
				<Button look="outline" size="small" icon={copied ? "check" : "copy"} onClick={copy} className="scripted">
					<span aria-live="polite">{words.copy}</span>
				</Button>
				<ButtonLink to={link} look="outline" size="small" className="no-script">
					{words.copy}
				</ButtonLink>
			</div>
		</section>
	);
}
