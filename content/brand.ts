import type { Brand } from "#app/model/brand/brand.ts";
import { shippedColors } from "#app/model/brand/palette.ts";

/** The look of the company. Without an uploaded mark, the one of `art/mark` is shown. */
export const brand: Brand = { prefix: "AIR", colors: shippedColors, fonts: "warm" };
