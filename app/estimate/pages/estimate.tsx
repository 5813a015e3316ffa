import { type ClientActionFunctionArgs, Form } from "react-router";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { pathTo } from "#app/locale/paths.ts";
import type { Kind } from "#app/model/estimate/questions.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { EstimateContent } from "#app/model/estimate/step-content.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import { takesDisasterCalls } from "#app/model/site/disaster-calls.ts";
import { checked } from "#app/runtime/checked-postal-code.ts";
import { useContent, useFormAnswer } from "#app/runtime/page.ts";
import { clientAction as sendForm } from "#app/runtime/send-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useFormWords } from "#app/ui/form-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { framedPhoto, ServicePicture } from "#app/ui/service-picture.tsx";
import { surfaces } from "#app/ui/surface.ts";
import { receiveServices } from "../.server/receive-services.ts";
import { EnterButton } from "./parts/enter-button.tsx";
import { LiveRange } from "./parts/live-range.tsx";
import { FormOffers } from "./parts/offers.tsx";
import { PriceChangeNotice } from "./parts/price-change.tsx";
import { formId } from "./parts/step-form.ts";
import { forgetKeptChoices, useKeptChoices } from "./parts/use-kept-choices.ts";

export const loader = loadPage;
export const action = receiveServices;
export { shouldRevalidate } from "#app/runtime/send-form.ts";
export { clientLoader } from "./parts/use-autosave.ts";

export async function clientAction(args: ClientActionFunctionArgs) {
	try {
		return await sendForm(args);
	} catch (accepted) {
		forgetKeptChoices(new URL(args.request.url).pathname);
		throw accepted;
	}
}

/** The first step: the services. A link from a service page or a promotion preselects one. */
export default function Estimate() {
	const { locale, messages } = useLanguage();
	const { words, services, formKey, chosen, brought, postalCode, live, priceChange, hasDraft, lost } =
		useContent<EstimateContent>();
	const answer = useFormAnswer<StepAnswer>();
	useKeptChoices(live);
	const sent = answer ? (answer.values.service?.split(",") ?? []) : null;
	const errors = answer?.errors.service ? [{ field: "service", text: messages.estimate.chooseOne }] : [];
	return (
		<div className="page-width pb-section">
			<Progress current={0} />
			<div className="grid items-start gap-x-16 pt-8 lg:grid-cols-[minmax(0,49.75rem)_minmax(22rem,1fr)] lg:pt-14 xl:gap-x-24">
				<Form id={formId} method="post" action={pathTo("estimate", locale)} className="min-w-0">
					<h1>{words.heading}</h1>
					<p className="lead mt-4">{words.lead}</p>
					<div className="mt-6 grid gap-4 empty:hidden">
						<ErrorSummary title={useFormWords().summary} errors={errors} attempt={answer} />
						{lost && !answer && (
							<Notice tone="warning" title={`${lost.title}.`}>
								{lost.text}
							</Notice>
						)}
						<PriceChangeNotice change={priceChange} />
						{hasDraft && (
							<Notice tone="success">
								{messages.estimate.resume}{" "}
								<Link to={pathTo("estimate-details", locale)} className="inline-link font-semibold">
									{messages.estimate.resumeLink}
								</Link>
							</Notice>
						)}
					</div>
					<EnterButton />
					<input type="hidden" name="key" value={formKey} />
					<input type="hidden" name="prices" value={live.pricesToken} />
					<input
						type="hidden"
						name="postalCode"
						value={answer?.values.postalCode ?? (postalCode || checked.postalCode)}
					/>
					{Object.entries(answer ? broughtIn(answer.values) : brought).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<fieldset className="mt-8 border-line border-t pt-7">
						<legend className="sr-only">{words.choose}</legend>
						<p className="mb-4 text-ink-600 text-note">{words.chooseHint}</p>
						<div className="grid gap-3 min-[20rem]:grid-cols-2 md:grid-cols-3">
							{services.map((tile, index) => (
								<ServiceChoice
									key={tile.name}
									tile={tile}
									id={index === 0 ? "service" : undefined}
									checked={sent ? sent.includes(tile.name) : chosen.includes(tile.name as Kind)}
								/>
							))}
						</div>
					</fieldset>
					<FormOffers live={live} reads="services" className="mt-5" />
					{takesDisasterCalls(services) && (
						<p className="mt-5 text-note">
							<strong className="font-semibold text-spruce">{words.urgent.title}.</strong>{" "}
							<RichText text={words.urgent.text} />
						</p>
					)}
					<div className="mt-8 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-7">
						<FormRefusal className="w-full" />
						<Link to={pathTo("index", locale)} className="text-link">
							<Icon name="arrow-left" size={18} />
							{messages.nav.home}
						</Link>
						<Button type="submit" data-continue arrow>
							{messages.estimate.continue}
						</Button>
					</div>
				</Form>
				<LiveRange live={live} reads="services" continueLabel={messages.estimate.continue} />
			</div>
			<ul className="grid gap-x-10 gap-y-7 pt-16 md:grid-cols-3">
				{words.promises.map(({ title, text }) => (
					<li key={title} className="border-sage border-t-2 pt-5">
						<h2 className="text-h4">{title}</h2>
						<p className="mt-2 text-ink-600 text-note">{text}</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Answers from the query belong to the next step: their names contain a dot. */
function broughtIn(values: StepAnswer["values"]): StepAnswer["values"] {
	return Object.fromEntries(Object.entries(values).filter(([name]) => name.includes(".")));
}

function ServiceChoice({ tile, id, checked }: { tile: ServiceTile; id: string | undefined; checked: boolean }) {
	return (
		<label className="choice flex-col p-4 leading-tight">
			<input id={id} type="checkbox" name="service" value={tile.name} defaultChecked={checked} />
			<span
				className={`-mx-1 -mt-1 relative mb-3 aspect-[5/3] overflow-hidden rounded-[12px] ${surfaces[tile.surface].box}`}
			>
				<ServicePicture
					name={tile.picture}
					photoClass={framedPhoto}
					sizes="(min-width: 48rem) 240px, 30vw"
					small
					className="absolute inset-0 size-full object-contain p-1"
				/>
			</span>
			<span className="flex items-start justify-between gap-2">
				{tile.label}
				<span className="choice-mark">
					<Icon name="check" size={16} />
				</span>
			</span>
			{tile.price && (
				<span className="tabular mt-1.5 font-normal text-ink-600 text-small leading-snug">{tile.price}</span>
			)}
		</label>
	);
}
