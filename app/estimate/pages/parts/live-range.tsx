import { startTransition, useEffect, useMemo, useState } from "react";
import { estimate } from "#app/model/estimate/engine/engine.ts";
import { detailValues, kindOfService, readAnswers, type Values } from "#app/model/estimate/form.ts";
import { type Kind, kinds } from "#app/model/estimate/questions.ts";
import type { LiveEstimate } from "#app/model/estimate/step-content.ts";
import { describeEstimate, type EstimateText } from "#app/model/estimate/text.ts";
import { fillIn } from "#app/model/fill-in.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { PromotionCode } from "./promotion-code.tsx";
import { RangePanel } from "./range-panel.tsx";
import { formId } from "./step-form.ts";

/** Which answers LiveRange reads from the form of the step. */
type Reads = "services" | "details" | "nothing";

/** Listens to the form directly, so that nothing else renders again. Without JavaScript each submit updates it. */
export function LiveRange({ live, reads, continueLabel }: { live: LiveEstimate; reads: Reads; continueLabel: string }) {
	const { locale } = useLanguage();
	const [answers, setAnswers] = useState<Reading>(live);
	useEffect(() => {
		const form = document.getElementById(formId);
		if (!(form instanceof HTMLFormElement)) return;
		// A transition, so that the browser paints the choice itself first and the range a frame later.
		const read = () => {
			const answers = readForm(new FormData(form), reads, live);
			startTransition(() => setAnswers(answers));
		};
		const listen = ({ target }: Event) => {
			if (target instanceof HTMLElement && (target === form || ("form" in target && target.form === form))) read();
		};
		// Includes answers given before hydration.
		read();
		document.addEventListener("input", listen);
		return () => document.removeEventListener("input", listen);
	}, [live, reads]);

	const text = useMemo(() => {
		const { answers: read } = readAnswers(answers.kinds, answers.details, answers.promotionCode);
		const result = estimate(read, live.prices, live.promotions, new Date(live.now));
		return { ...describeEstimate(result, live.words, live.promotions, locale), urgent: result.urgent };
	}, [answers, live, locale]);

	const isInView = useContinueInView();
	const { panel } = live.words;
	const empty = answers.kinds.length === 0;
	return (
		<>
			<aside id="range" aria-label={panel.title} className="scroll-mt-6 max-lg:mt-10 lg:sticky lg:top-8">
				<RangePanel text={text} words={panel} empty={empty} urgent={text.urgent} />
				<PromotionCode words={panel.code} code={live.promotionCode} />
				<FormRefusal place="update" className="mt-4" />
				{reads === "details" && (
					<Button
						type="submit"
						form={formId}
						name="intent"
						value="update"
						look="outline"
						size="small"
						className="no-script mt-4"
					>
						{panel.update}
					</Button>
				)}
			</aside>
			<RangeAnnouncement text={text} template={panel.announce} />
			<div className="range-bar fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 bg-white px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-12px_32px_rgb(18_64_63/0.1)] lg:hidden print:hidden">
				<FormRefusal place="bar" className="w-full" />
				<a
					href="#range"
					className="tabular flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-sm leading-tight"
				>
					<span className="flex items-center gap-1.5 font-bold font-display text-[1.375rem] text-spruce tracking-tight">
						{empty ? "–" : (text.range ?? panel.byPhone)}
						<Icon name="chevron-down" size={18} className="rotate-180" />
						<span className="sr-only">{panel.showLines}</span>
					</span>
					{text.range && (
						<span className="block text-ink-600 text-small">{fillIn(panel.withTaxes, { total: text.total })}</span>
					)}
					{!empty && text.assumed && <span className="truncate text-ink-600 text-small">{text.assumed}</span>}
				</a>
				{text.urgent && !text.range ? (
					<PhoneButton look="dark" className="px-4!" />
				) : (
					<Button
						type="submit"
						form={formId}
						name="intent"
						value="continue:bar"
						className={`px-6! ${isInView ? "invisible" : ""}`}
					>
						{continueLabel}
					</Button>
				)}
			</div>
		</>
	);
}

/** Whether the form's own button is on screen, in full: the bar then hides its copy of it. */
function useContinueInView(): boolean {
	const [isInView, setInView] = useState(false);
	useEffect(() => {
		const button = document.querySelector(`#${formId} [data-continue]`);
		if (!button) return;
		const bar = document.querySelector<HTMLElement>(".range-bar")?.offsetHeight ?? 0;
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), {
			rootMargin: `0px 0px -${bar}px`,
			threshold: 0.9,
		});
		observer.observe(button);
		return () => observer.disconnect();
	}, []);
	return isInView;
}

interface Reading {
	kinds: readonly Kind[];
	details: Values;
	promotionCode: string | null;
}

function readForm(form: FormData, reads: Reads, live: LiveEstimate): Reading {
	const promotionCode = String(form.get("code") ?? "").trim() || null;
	if (reads === "nothing") return { ...live, promotionCode };
	if (reads === "details") return { kinds: live.kinds, details: detailValues(form, live.kinds), promotionCode };
	const named = form.getAll("service").map((service) => kindOfService(String(service)));
	return { kinds: kinds.filter((kind) => named.includes(kind)), details: live.details, promotionCode };
}

/** Announced when the visitor pauses, not at every digit. */
function RangeAnnouncement({ text, template }: { text: EstimateText; template: string }) {
	const [said, setSaid] = useState("");
	const words = text.range ? fillIn(template, { range: text.range, total: text.total }) : "";
	useEffect(() => {
		const timer = setTimeout(() => setSaid(words), 600);
		return () => clearTimeout(timer);
	}, [words]);
	return (
		<output aria-live="polite" className="sr-only">
			{said}
		</output>
	);
}
