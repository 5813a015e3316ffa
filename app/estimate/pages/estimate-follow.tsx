import { useMemo, useState } from "react";
import { Form, useParams } from "react-router";
import { loader as loadPage } from "../../.server/pages/page-loader.ts";
import { formatPhone, formatPostalCode } from "../../locale/format.ts";
import { pathTo } from "../../locale/paths.ts";
import type { StepAnswer } from "../../model/estimate/step-answer.ts";
import type { FollowContent, FollowedLead } from "../../model/estimate/step-content.ts";
import { describeEstimate } from "../../model/estimate/text.ts";
import type { FollowWords } from "../../model/estimate/words.ts";
import { useContent, useFormAnswer, usePayload } from "../../runtime/page.ts";
import { formatDate } from "../../time/format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FormRefusal } from "../../ui/form-refusal.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneButton } from "../../ui/phone.tsx";
import { Progress } from "../../ui/progress.tsx";
import { receiveFollow } from "../.server/receive-follow.ts";
import { PhotoField } from "./parts/photo-field.tsx";
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
	const status = words.status.values[request.status];
	return (
		<div className="page-width pb-section">
			{isNew && (
				<div className="print:hidden">
					<Progress current={4} />
				</div>
			)}
			<QuoteHead words={words} request={request} />
			<div className="grid items-start gap-x-16 pt-8 lg:grid-cols-[minmax(0,49.75rem)_minmax(22rem,1fr)] lg:pt-12 xl:gap-x-24 print:block print:pt-4">
				<div className="min-w-0 print:hidden">
					<h1>{isNew ? words.sent.heading : words.heading}</h1>
					{isNew && <p className="lead mt-4">{words.sent.lead}</p>}
					{urgent && (
						<div className="mt-6">
							<Notice tone="warning" title={words.urgent.title}>
								{words.urgent.text}
								<PhoneButton look="dark" className="mt-4 max-sm:w-full" />
							</Notice>
						</div>
					)}
					<p className="mt-8 inline-block rounded-lg bg-mint-100 px-7 py-5 wrap-anywhere">
						<span className="block text-note">{words.reference}</span>
						<strong className="tabular font-bold font-display text-[2rem] text-spruce tracking-wide">
							{request.reference}
						</strong>
					</p>
					<section aria-labelledby="status-heading" className="mt-9 border-line border-t pt-6">
						<h2 id="status-heading" className="text-h4">
							{words.status.label}
						</h2>
						<p className="mt-2 text-note">
							<strong className="font-semibold text-spruce">{status.title}.</strong> {status.text}
						</p>
					</section>
					<section aria-labelledby="wishes-heading" className="mt-7 border-line border-t pt-6">
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
					<Keep words={words} link={request.followLink} />
					<AddMore words={words} formKey={formKey} request={request} />
					<PromotionsByMail view={request.marketing} formKey={formKey} />
				</div>
				<section aria-label={words.range} className="max-lg:mt-10 lg:sticky lg:top-8 print:mt-6">
					<RangePanel text={range} words={text.panel} urgent={urgent && range.range === null} />
				</section>
			</div>
			<p className="mt-8 hidden text-small print:block">
				{words.quote.valid} {words.quote.notice}
			</p>
		</div>
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
					{request.postalCode && formatPostalCode(request.postalCode)}
					<br />
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
		<section aria-label={words.print} className="mt-7 border-line border-t pt-6">
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

function AddMore({ words, formKey, request }: { words: FollowWords; formKey: string; request: FollowedLead }) {
	const { locale } = useLanguage();
	const { token = "" } = useParams();
	const answer = useFormAnswer<StepAnswer>();
	const { messages: added, photos, photoWords } = request;
	const refusal = answer?.errors.photos;
	const refused = refusal ? [{ name: refusal.name ?? "", reason: refusal.code }] : [];
	return (
		<section aria-labelledby="add-heading" className="mt-7 border-line border-t pt-6">
			<h2 id="add-heading" className="text-h3">
				{words.addHeading}
			</h2>
			{added.length > 0 && (
				<>
					<h3 className="mt-5 text-h4">{words.history}</h3>
					<ul className="mt-2 grid gap-3">
						{added.map(({ at, text }) => (
							<li key={at} className="rounded-md bg-white px-5 py-4 text-note">
								<span className="block text-ink-600 text-small">
									{words.you}, {formatDate(at, locale)}
								</span>
								<span className="whitespace-pre-line">{text}</span>
							</li>
						))}
					</ul>
				</>
			)}
			<Form
				key={added.length}
				method="post"
				action={pathTo("estimate-follow", locale, { token })}
				encType="multipart/form-data"
				className="mt-6 grid gap-7"
			>
				<input type="hidden" name="key" value={formKey} />
				<TextArea
					id="message"
					name="message"
					label={words.message.label}
					hint={words.message.hint}
					error={answer?.errors.message ? words.message.missing : undefined}
					defaultValue={answer?.values.message}
					maxLength={2000}
				/>
				<PhotoField
					words={photoWords}
					photos={photos}
					refused={refused}
					page="estimate-follow"
					params={{ token }}
					removable={false}
				/>
				<FormRefusal />
				<Button type="submit" className="justify-self-start">
					{words.message.send}
				</Button>
			</Form>
		</section>
	);
}
