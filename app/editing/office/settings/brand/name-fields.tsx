import { useSchemaForm } from "#app/admin/ui/schema-form/form-context.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { sampleReference } from "#app/model/leads/sample-reference.ts";
import { TextField } from "#app/ui/field.tsx";
import type { NamedBrand } from "../../../.server/parts/brand-part.ts";

export function NameFields({ value, prefix }: { value: Partial<NamedBrand>; prefix: string }) {
	const { words, idOf, labelOf, errorAt } = useSchemaForm();
	const { prefixExample } = useStaffLanguage().words.settings.brand;
	const shared = (name: "name" | "legalName" | "prefix") => {
		const error = errorAt(name);
		return { ...labelOf(name), id: idOf(name), name, defaultValue: value[name] ?? "", ...(error && { error }) };
	};
	const own = shared("prefix");
	return (
		<>
			<TextField {...shared("name")} autoComplete="off" />
			<TextField {...shared("legalName")} optional={words.optional} autoComplete="off" />
			<TextField
				{...own}
				hint={[own.hint, prefixExample(sampleReference(prefix))].filter(Boolean).join(" ")}
				className="brand-prefix"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={8}
			/>
		</>
	);
}
