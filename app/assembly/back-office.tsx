import { type LoaderFunctionArgs, Outlet } from "react-router";
import { siteBrand } from "#app/.server/brand/site-brand.ts";
import { servicesContext } from "#app/.server/services.ts";
import { identify } from "#app/admin/.server/identify.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { OfficeError, officeErrorMeta } from "#app/admin/ui/office-error.tsx";
import { useOfficeLocale } from "#app/admin/ui/office-locale.ts";
import { StaffLanguageProvider } from "#app/admin/ui/staff-language.tsx";
import "./office.css";

export const meta = officeErrorMeta;

export const middleware = [identify];

/** For the error screens too, because the frame's own data may be missing after an error. */
export function loader({ context }: LoaderFunctionArgs) {
	const reader = context.get(servicesContext).content.reader();
	const brand = siteBrand(reader);
	const companyName = reader.read("company").name;
	return { locale: context.get(staffContext).locale, companyName, ...(brand && { brand }) };
}

export default function BackOffice() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<StaffLanguageProvider locale={useOfficeLocale()}>
			<main id="main" className="office mx-auto grid min-h-dvh max-w-xl content-center px-5 py-8">
				<OfficeError error={error} />
			</main>
		</StaffLanguageProvider>
	);
}
