import type { LoaderFunctionArgs } from "react-router";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { roles } from "#app/model/members/member.ts";

export const meta = officeMeta((words) => words.sections.agenda);

export function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, ...roles);
	return null;
}

export default function Agenda() {
	const { words } = useStaffLanguage();
	return <PageHead title={words.sections.agenda} />;
}
