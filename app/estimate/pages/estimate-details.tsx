import { useMemo } from "react";
import { loader as loadPage } from "#app/.server/pages/page-loader.ts";
import { formatNumber } from "#app/locale/format.ts";
import type { Locale } from "#app/locale/locales.ts";
import { pathTo } from "#app/locale/paths.ts";
import { type Kind, questionsOf } from "#app/model/estimate/questions.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { DetailsContent } from "#app/model/estimate/step-content.ts";
import type { QuestionTexts } from "#app/model/estimate/words.ts";
import type { ServiceTile } from "#app/model/site/cards.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { useContent, useFormAnswer } from "#app/runtime/page.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { framedPhoto, ServicePicture } from "#app/ui/service-picture.tsx";
import { surfaces } from "#app/ui/surface.ts";
import { receiveDetails } from "../.server/receive-details.ts";
import { Question } from "./parts/questions.tsx";
import { StepFrame } from "./parts/step-frame.tsx";
import { useAutosave } from "./parts/use-autosave.ts";

export const loader = loadPage;
export const action = receiveDetails;
export { clientAction, shouldRevalidate } from "#app/runtime/send-form.ts";
export { clientLoader } from "./parts/use-autosave.ts";

/** The second step: a few questions per service, only those that affect the price. */
export default function EstimateDetails() {
	const { locale } = useLanguage();
	const content = useContent<DetailsContent>();
	const answer = useFormAnswer<StepAnswer>();
	useAutosave("details");
	const { words, services, live } = content;
	const { number } = content.errors;
	const errors = useMemo(
		() =>
			Object.fromEntries(
				Object.entries(answer?.errors ?? {}).map(([field, { min = 0, max = 0 }]) => [
					field,
					fillIn(number, { min: formatNumber(min, locale), max: formatNumber(max, locale) }),
				]),
			),
		[answer, number, locale],
	);
	const summary = useMemo(
		() =>
			Object.entries(errors).map(([field, text]) => ({
				field,
				text: `${labelOf(field, live.words.questions, locale)} ${text}`,
			})),
		[errors, live, locale],
	);
	return (
		<StepFrame
			step={1}
			page="estimate-details"
			back="estimate"
			words={words.step}
			content={content}
			errors={errors}
			summary={summary}
			reads="details"
		>
			<div className="grid gap-12">
				{live.kinds.map((kind, index) => (
					<ServiceQuestions
						key={kind}
						kind={kind}
						service={services.find(({ name }) => name === kind)}
						content={content}
						values={
							answer?.failure || answer?.conflict || Object.keys(errors).length > 0
								? (answer?.values ?? {})
								: live.details
						}
						errors={errors}
						isFirst={index === 0}
					/>
				))}
			</div>
		</StepFrame>
	);
}

/** The question of a field, so that the summary of errors names it: "Combien de bouches d’air?", "Quantité :". */
function labelOf(field: string, questions: DetailsContent["live"]["words"]["questions"], locale: Locale): string {
	const [kind, question = "", , part = ""] = field.split(".");
	const asked = (questions[kind as Kind] as QuestionTexts)[question];
	const label = (part ? asked?.fields?.[part]?.label : asked?.label) ?? "";
	if (/[?:…]$/.test(label)) return label;
	return locale === "fr" ? `${label}\u00a0:` : `${label}:`;
}

function ServiceQuestions({
	kind,
	service,
	content,
	values,
	errors,
	isFirst,
}: {
	kind: Kind;
	service: ServiceTile | undefined;
	content: DetailsContent;
	values: Readonly<Record<string, string>>;
	errors: Readonly<Record<string, string>>;
	isFirst: boolean;
}) {
	const { locale } = useLanguage();
	if (!service) return null;
	const texts: QuestionTexts = content.live.words.questions[kind];
	return (
		<section
			aria-labelledby={`${kind}-heading`}
			className={`service-questions ${isFirst ? "" : "border-line border-t pt-10"}`}
		>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<span className={`relative h-18 w-24 shrink-0 overflow-hidden rounded-md ${surfaces[service.surface].box}`}>
					<ServicePicture
						name={service.picture}
						photoClass={framedPhoto}
						sizes="96px"
						small
						className="absolute inset-0 size-full object-contain p-1"
					/>
				</span>
				<h2 id={`${kind}-heading`} className="text-h3">
					{service.label}
				</h2>
				{isFirst && (
					<Link
						to={pathTo("estimate", locale)}
						className="inline-link ml-auto inline-flex min-h-11 items-center font-semibold text-note"
					>
						{content.words.changeServices}
					</Link>
				)}
			</div>
			<div className="mt-8 grid gap-9">
				{questionsOf(kind).map((question) => (
					<Question
						key={question.name}
						kind={kind}
						question={question}
						words={content.words}
						live={content.live}
						text={texts[question.name] ?? { label: question.name }}
						values={values}
						errors={errors}
					/>
				))}
			</div>
		</section>
	);
}
