import { type KeyboardEvent, useRef, useState } from "react";
import { codeFieldId, type StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { LineText } from "#app/model/estimate/text.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { FieldError } from "#app/ui/field.tsx";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formId } from "./step-form.ts";

interface PromotionCodeProps {
	words: PanelWords["code"];
	code: string | null;
	/** Why the code in the field takes off nothing. */
	refusal: string | null;
	/** What the code in the field takes off. */
	discount: LineText | null;
	/** The browser has no promotion with this code. Only the server knows whether it is over, or was never one. */
	isUnknown: boolean;
}

/**
 * Belongs to the step's form, though it is placed beside it. With JavaScript a code takes effect as it is typed, and a
 * wrong one is explained once the visitor leaves the field, presses Enter or the button.
 */
export function PromotionCode({ words, code, refusal, discount, isUnknown }: PromotionCodeProps) {
	const given = useFormAnswer<StepAnswer>()?.values.code ?? code ?? "";
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(given);
	const [isTyping, setTyping] = useState(false);
	const error = isTyping || typed.trim() === "" ? null : refusal;
	const button = useRef<HTMLButtonElement>(null);
	const apply = (event: { preventDefault(): void }) => {
		setTyping(false);
		field.current?.focus();
		if (!isUnknown) event.preventDefault();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		button.current?.click();
	};
	return (
		<details className="mt-4 text-note" open={given !== "" || undefined}>
			<summary className="text-link min-h-11 cursor-pointer">{words.label}</summary>
			<div className="mt-2 flex gap-2">
				<input
					ref={field}
					id={codeFieldId}
					form={formId}
					name="code"
					aria-label={words.label}
					aria-describedby={`${codeFieldId}-error`}
					aria-invalid={error ? true : undefined}
					defaultValue={given}
					maxLength={30}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					onInput={(event) => {
						setTyped(event.currentTarget.value);
						setTyping(event.nativeEvent.isTrusted);
					}}
					onBlur={() => setTyping(false)}
					onKeyDown={onKeyDown}
					className="field w-0 min-w-0 flex-1 scroll-mt-24 uppercase"
				/>
				<input type="hidden" form={formId} name="shownCode" value={typed} />
				<button
					ref={button}
					type="submit"
					form={formId}
					name="intent"
					value="code"
					onClick={apply}
					className="button"
					data-look="outline"
					data-size="small"
				>
					{words.apply}
				</button>
			</div>
			<div id={`${codeFieldId}-error`} aria-live="polite">
				<FieldError id={`${codeFieldId}-why`}>{error ?? undefined}</FieldError>
				{discount && (
					<p className="mt-2 flex gap-2 font-semibold text-small text-teal-700">
						<Icon name="check" size={18} />
						{discount.label} {discount.amount}
					</p>
				)}
			</div>
			<FormRefusal place="code" className="mt-3" />
		</details>
	);
}
