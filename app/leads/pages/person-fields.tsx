import { formatNumber } from "#app/locale/format.ts";
import { type ContactError, longest } from "#app/model/leads/contact-fields.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { TextField } from "#app/ui/field.tsx";
import { useFormWords } from "#app/ui/form-words.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { Pill } from "#app/ui/pill.tsx";

type Field = "name" | "email" | "phone" | "reachBy" | "marketing";

interface PersonFieldsProps {
	values: Readonly<Partial<Record<Field, string>>> | undefined;
	errors: Readonly<Partial<Record<string, ContactError>>>;
}

/** The text of an error, with the limit of its field. */
export function useErrorText(): (field: string, code: ContactError | undefined) => string | undefined {
	const { locale } = useLanguage();
	const { errors } = useFormWords();
	return (field, code) => {
		if (!code) return undefined;
		const max = longest[field as keyof typeof longest] ?? 0;
		return fillIn(errors[code], { max: formatNumber(max, locale) });
	};
}

/** Name and contact fields, shared by the contact page and the last step of an estimate. */
export function PersonFields({ values, errors }: PersonFieldsProps) {
	const words = useFormWords();
	const textOf = useErrorText();
	const text = (field: Field) => textOf(field, errors[field]);
	return (
		<>
			<TextField
				id="name"
				name="name"
				label={words.fields.name}
				error={text("name")}
				defaultValue={values?.name}
				autoComplete="name"
				required
				maxLength={longest.name}
			/>
			<div className="grid items-start gap-6 sm:grid-cols-2">
				<TextField
					id="email"
					name="email"
					type="email"
					inputMode="email"
					label={words.fields.email}
					hint={words.hints.email}
					error={text("email")}
					defaultValue={values?.email}
					autoComplete="email"
					maxLength={longest.email}
				/>
				<TextField
					id="phone"
					name="phone"
					type="tel"
					inputMode="tel"
					label={words.fields.phone}
					hint={words.hints.phone}
					error={text("phone")}
					defaultValue={values?.phone}
					autoComplete="tel-national"
					maxLength={longest.phone}
				/>
			</div>
		</>
	);
}

export function ReachBy({ values }: Pick<PersonFieldsProps, "values">) {
	const words = useFormWords();
	return (
		<fieldset>
			<legend className="font-semibold text-spruce">{words.fields.reachBy}</legend>
			<div className="mt-2 flex flex-wrap gap-2.5">
				{(["email", "phone"] as const).map((way) => (
					<Pill
						key={way}
						id={way === "email" ? "reachBy" : undefined}
						type="radio"
						name="reachBy"
						value={way}
						defaultChecked={(values?.reachBy ?? "email") === way}
					>
						{words.reachBy[way]}
					</Pill>
				))}
			</div>
		</fieldset>
	);
}

/** Never checked by default, so that consent is explicit. */
export function MarketingBox({ values }: Pick<PersonFieldsProps, "values">) {
	return (
		<label className="grid cursor-pointer grid-cols-[24px_1fr] gap-3.5 text-note leading-snug">
			<input
				id="marketing"
				type="checkbox"
				name="marketing"
				defaultChecked={values?.marketing === "on"}
				className="mt-0.5 size-6 accent-teal-700"
			/>
			{useFormWords().marketing}
		</label>
	);
}
