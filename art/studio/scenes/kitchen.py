"""The kitchen of grand_menage without its technician, in two states: kitchen_before.py and kitchen_after.py.
Everything that draws the outline is shared and the camera is set on it before any state is added, so that the two pictures
match to the pixel. The light is the same in both: only the dirt may differ."""
from core import *; from props import *; from props_b import *; from props_c import mat_mask, lint
W, D, H = 4.25, 3.15, 2.5; x0, x1, y0, y1 = -W/2, W/2, -D/2, D/2; AZ, EL = 33, 27; CH = .84; cy = y1-.33; rx = x0+1.36; cx0 = rx+.42; cw = x1-cx0-.02; sinkx = cx0+cw*.56
DUST = "#A89A84"

def film(col, dull, amount=.55, scale=2.4, rough=.85, stain=None, soft=.22):
    """A dull film over a clean colour: `amount` is how much of the surface keeps only the dull colour."""
    return mat_mask(lambda x, y, z, nz: (nz(scale, 4)-amount).step(soft)*.55, dull, col, (rough, rough-.15), .1, .15, 30, .05, stain=stain)

def near(u, a, r): return 1-abs(u-a)*(1/r)                       # 1 at a, 0 at distance r (negative beyond)

def palette(clean):
    if clean:
        return dict(wall=mat("#F2DFC3", rough=.9, bump="plaster"), left=mat("sage", rough=.88, bump="plaster"), white=mat("white", rough=.3, coat=.4), hood=mat("white", rough=.3, coat=.4), dark=mat("spruce", rough=.4, coat=.2), steel=mat("steel", rough=.2, metal=.6, spec=.6),
            wood=mat("wood", bump="wood", rough=.36, coat=.3), tile=(mat("#8CCBB4", rough=.16, coat=.8), mat("cream", rough=.16, coat=.8)), grout=mat("sage", rough=.8), base=mat("white", rough=.5), cab=mat("teal", rough=.5), door=mat("#3A8A82", rough=.42, coat=.2), top=mat("white", rough=.25, coat=.5),
            splash=[mat(c, rough=.18, coat=.7) for c in ("#DDF3E8","#CDEBDD","#BFE6D3")], fridge=mat("#F2C3AE", rough=.3, coat=.6), isl=mat("spruce", rough=.5), idoor=mat("#1D524F", rough=.42, coat=.2), brass=mat("amber", metal=.4, rough=.25), frame=mat("white", rough=.4))
    grease = lambda x, y, z, nz: (near(x, rx, .85).min(near(z, 1.5, .75))+nz(3.5, 4)*.9-.62).step(.22)*.75
    drips = lambda x, y, z, nz: (1.70-z+nz(9, 2)*.34-.10).step(.08)*.7
    touch = lambda x, y, z, nz: (near(z, .70, .30)+nz(5, 4)*.8-.72).step(.2)*.6
    film_f = lambda x, y, z, nz: (nz(2.6, 4)-.56).step(.16)*.5
    return dict(wall=mat_mask(lambda x, y, z, nz: 1-grease(x, y, z, nz), "#CBB48A", "#E9D7B8", (.95,.9), .1, .1, 9, .12), left=film("#7CB09C", "#8FA893", .45, 1.6, .95),
        white=film("#EEE5D2", "#DACDB2", .5, 4, .7), hood=mat_mask(lambda x, y, z, nz: 1-drips(x, y, z, nz), "#BFA47D", "#EADFC9", (.75,.8), .1, .15, 30, .05), dark=mat("#34524E", rough=.85), steel=mat("#A5AAA0", rough=.62, metal=.15), wood=film("#B9926A", "#A78F72", .5, 5, .85),
        tile=tuple(mat_mask(film_f, d, c, (.95,.8), .1, .1, 40, .08, stain=("#8F8069", lambda x, y, z, nz: ((near(y, y0, .30).max(near(x, x0, .45)).max(near(abs(x-.0), 1.02, .30).min(near(y, -.62, .75))).max(near(y, .86, .42)))*.5+nz(4.2, 4)-.66).step(.14)*.55)) for d, c in (("#93A58F","#8DB9A2"),("#CDBFA4","#E3D9C2"))),
        grout=mat("#7C8B78", rough=1), base=film("#DDD3BE", "#B5A88F", .55, 5, .95), cab=mat("#4A7C74", rough=.85), door=mat_mask(lambda x, y, z, nz: 1-touch(x, y, z, nz), "#7E9384", "#4B837B", (.95,.8), .1, .12, 0, 0), top=film("#E9E0CD", "#D3C6AC", .5, 5, .8),
        splash=[film(c, d, .5, 6, .75) for c, d in (("#D2DECF","#BFC3A8"),("#C4D6C6","#B4BEA4"),("#B7CFBD","#ABB89F"))], fridge=mat_mask(lambda x, y, z, nz: 1-((near(x, x0+.78, .50).min(near(z, 1.22, .70))+nz(4.5, 4)*1.4-1.0).step(.34)*.7).max((nz(2.6, 4)-.50).step(.10)*.38), "#A98C78", "#E3BBA7", (.85,.75), .1, .15, 0, 0),
        isl=mat("#33544F", rough=.85), idoor=mat_mask(lambda x, y, z, nz: 1-touch(x, y, z, nz), "#6B8074", "#345E59", (.95,.8), .1, .12, 0, 0), brass=mat("#BF9A5C", rough=.6), frame=film("#E4DCC9", "#C8BCA3", .5, 6, .9))

def plate(loc, rot=(0,0,0), r=.15, rim="mint", clean=True):
    g = empty(loc, rot); m = mat("white" if clean else "#EDE4D2", rough=.3, coat=.5 if clean else 0)
    lathe([(.001,0),(r*.6,0),(r*.98,.026),(r,.034),(r*.95,.038),(r*.58,.014),(.001,.012)], (0,0,0), m, parent=g); lathe([(r*.80,.029),(r*.86,.034),(r*.92,.038)], (0,0,.001), mat(rim, rough=.4), parent=g)
    if not clean: lathe([(.001,.0165),(r*.34,.016),(r*.50,.014)], (.01,.0,0), mat("#B5854F", rough=.5), n=24, parent=g)
    return g

def mug(loc, rot=(0,0,0), col="teal", s=1):
    g = empty(loc, rot, s); m = mat(col, rough=.4); lathe([(.001,0),(.058,0),(.064,.01),(.064,.13),(.060,.136),(.054,.13),(.052,.02),(.001,.02)], (0,0,0), m, parent=g)
    tube(catmull([(.06,0,.105),(.105,0,.10),(.105,0,.045),(.06,0,.035)],8), .011, m, 0, g, res=8); return g

def bowl(loc, rot=(0,0,0), col="white", s=1):
    return lathe([(.001,0),(.06,0),(.07,.015),(.12,.07),(.135,.11),(.128,.114),(.11,.075),(.055,.025),(.001,.022)], loc, mat(col, rough=.4), rot=rot)

def crumbs(c, rx_, ry_, n, seed, cols=("#C49A60","#AE8450","#D8B47C"), size=(.008,.017)):
    rnd = random.Random(seed)
    for k in range(n): a = rnd.uniform(0,6.283); q = rnd.random()**.6; ico(rnd.uniform(*size), (c[0]+rx_*q*math.cos(a), c[1]+ry_*q*math.sin(a), c[2]+.005), mat(rnd.choice(cols), rough=.9), sub=1, scale=(1,1,.7), jitter=.2, seed=k)

def blot(c, r, col, seed, th=.006, rough=.35, n=48):
    """A dried spill: flat wavy disc."""
    rnd = random.Random(seed); ph = [rnd.uniform(0,6.28) for _ in range(4)]; P = []
    for k in range(n): a = 2*math.pi*k/n; q = r*(1+.22*math.sin(2*a+ph[0])+.12*math.sin(3*a+ph[1])+.07*math.sin(5*a+ph[2])); P.append((q*math.cos(a), q*.72*math.sin(a)))
    return prism(P, th, mat(col, rough=rough), "z", c, .002)

def ring(c, r, col="#A98455"): tube([(c[0]+r*math.cos(k*math.pi/20), c[1]+r*math.sin(k*math.pi/20), c[2]) for k in range(37)], .007, mat(col, rough=.7), 0, res=4)

def paws(pts, step=.19, col="#8E7E67"):
    """The cat walked in from the garden: a trail of paw prints along the path."""
    P = catmull(pts, 40); m = mat(col, rough=1, spec=0); acc = 0; side = 1
    for a, b in zip(P, P[1:]):
        acc += (b-a).length
        if acc < step: continue
        acc = 0; d = (b-a).normalized(); n = Vector((-d.y, d.x, 0)); c = b+n*.065*side; side = -side; z = .0135
        o = cyl(.040,.006,(c.x,c.y,z), m, .002, n=28); o.scale = (.8,1,1); o.rotation_euler = (0,0,math.atan2(d.y,d.x))
        for k in (-1.5,-.5,.5,1.5): p = c+d*(.066-.012*abs(k))+n*k*.030; cyl(.0145,.006,(p.x,p.y,z), m, .002, n=16)

def balled(loc, r, seed, col="white"):
    """A crumpled paper ball."""
    return ico(r, loc, mat(col, rough=.95), sub=2, jitter=.14, seed=seed)

def room(aspect, clean):
    p = palette(clean); wh, dk, st, wood, top = p["white"], p["dark"], p["steel"], p["wood"], p["top"]; be = mat("berry", rough=.42)
    slab(W+.55, D+.55, .42, .35, (-.05,.05,-.06), mat("sage", rough=.85, bump="plaster"), .12)
    box((.2,D,H), (x0-.1,0,H/2-.03), p["left"], .03); box((W+.2,.2,H), (-.1,y1+.1,H/2-.03), p["wall"], .03)
    n, m_ = 9, 7; tw, td = W/n, D/m_; box((W,D,.06), (0,0,-.04), p["grout"], .01)
    for i in range(n):
        for j in range(m_): box((tw-.014,td-.014,.05), (x0+tw*(i+.5),y0+td*(j+.5),-.015), p["tile"][(i+j)%2], .012, seg=2)
    box((.05,D,.12), (x0+.025,0,.07), p["base"], .015)
    # fridge
    f = empty((x0+.50,y1-.40,0)); box((.86,.74,1.84), (0,0,.95), p["fridge"], .15, parent=f, seg=8); prism(rrect(.866,.746,.152), .016, mat("#C98F7A"), "z", (0,0,1.27), .003, f)
    for z, L in ((1.48,.30),(1.02,.38)): tube([(.30,-.36,z-L/2),(.30,-.43,z-L/2),(.30,-.43,z+L/2),(.30,-.36,z+L/2)], .020, st, .04, f)
    for sx in (-.3,.3): cyl(.04,.08,(sx,-.28,.03), mat("ink"), .01, parent=f)
    for q, c in (((-.18,1.55),"teal"),((-.05,1.48),"amber"),((-.2,1.36),"spruce")): cyl(.035,.02,(q[0],-.375,q[1]), mat(c), .008, (90,0,0), f)
    box((.22,.012,.26), (-.10,-.374,1.03), mat("cream"), .003, (0,4,0), f); cyl(.028,.02,(-.10,-.385,1.13), be, .006, (90,0,0), f)
    # range and hood
    box((.80,.66,CH+.02), (rx,cy,CH/2+.03), wh, .04, seg=5); box((.70,.03,.46), (rx,cy-.325,.38), dk, .05)
    box((.54,.03,.28), (rx,cy-.338,.38), mat("#F6B46A", rough=.15, coat=.8, emit=.25) if clean else film("#B98F5C", "#8F7350", .5, 6, .8), .04); tube([(rx-.30,cy-.34,.66),(rx-.30,cy-.40,.66),(rx+.30,cy-.40,.66),(rx+.30,cy-.34,.66)], .018, st, .03)
    for k in range(4): cyl(.032,.04,(rx-.24+.16*k,cy-.34,.775), dk if k else be, .01, (90,0,0))
    box((.76,.62,.02), (rx,cy,CH+.045), dk, .01)
    for a, b in ((-.19,-.14),(.19,-.14),(-.19,.14),(.19,.14)): cyl(.115,.018,(rx+a,cy+b,CH+.062), mat("ink", rough=.5), .006)
    pot = mat("teal", rough=.3, coat=.5) if clean else film("#3F7A73", "#6E8578", .5, 8, .8); lathe([(.001,0),(.15,0),(.16,.02),(.16,.19),(.17,.20),(.15,.205),(.001,.2)], (rx-.19,cy+.12,CH+.07), pot)
    lid = empty((rx-.19,cy+.12,CH+.275) if clean else (rx-.15,cy+.08,CH+.315), (0,0,0) if clean else (-16,14,0)); lathe([(.165,.0),(.13,.05),(.001,.07)], (0,0,0), pot, parent=lid); sph(.028,(0,0,.085), mat("amber"), parent=lid)
    prism([(-.40,0),(.40,0),(.40,.07),(.15,.34),(-.15,.34),(-.40,.07)], .52, p["hood"], "y", (rx,y1-.27,1.62), .03); box((.30,.30,.62), (rx,y1-.16,2.25), p["hood"], .03); box((.81,.53,.035), (rx,y1-.27,1.635), dk, .012)
    # counter and sink
    cxm = cx0+cw/2; box((cw,.60,CH-.10), (cxm,cy+.02,(CH-.10)/2+.10), p["cab"], .02); box((cw-.04,.54,.1), (cxm,cy+.05,.05), dk, .01)
    for k in range(4): w_ = cw/4; box((w_-.04,.03,.62), (cx0+w_*(k+.5),cy-.29,.44), p["door"], .03); box((.03,.04,.16), (cx0+w_*(k+.5)+(.16 if k%2==0 else -.16),cy-.315,.62), p["brass"], .012)
    ct = box((cw+.03,.68,.06), (cxm,cy-.01,CH+.03), top, .02); cut = box((.72,.40,.3), (sinkx,cy-.02,CH+.03), top, .0); boolean(ct, cut)
    box((.72,.40,.02), (sinkx,cy-.02,CH-.10), mat("steel_d", rough=.3, metal=.3) if clean else mat("#8C8F80", rough=.8), .0)
    for sx in (-1,1): box((.03,.42,.17), (sinkx+sx*.36,cy-.02,CH-.03), st, .008)
    for sy in (-1,1): box((.74,.03,.17), (sinkx,cy-.02+sy*.20,CH-.03), st, .008)
    tube([(sinkx,cy+.25,CH+.05),(sinkx,cy+.25,CH+.42),(sinkx,cy+.0,CH+.42),(sinkx,cy+.0,CH+.30)], .026, st, .13); cyl(.04,.05,(sinkx,cy+.25,CH+.08), st, .01); tube([(sinkx+.10,cy+.25,CH+.06),(sinkx+.10,cy+.25,CH+.14),(sinkx+.20,cy+.22,CH+.17)], .016, st, .02)
    r_ = random.Random(4); tn = 17; ts = (x1-(x0+.95))/tn
    for i in range(tn):
        for j in range(3): box((ts-.012,.03,.20), (x0+.95+ts*(i+.5),y1-.012,CH+.17+.212*j), r_.choice(p["splash"]), .012, seg=2)
    window_b(1.15,.86,(sinkx,y1-.03,1.98),(0,0,0),None,(2,1),p["frame"],.6 if clean else .22,"#9ED3D6" if clean else "#A3B7AA",.12)
    plant((sinkx+.36,y1-.14,1.50), s=.36, kind="fan", pot="amber", seed=3)
    box((.30,.03,.40), (cx0+.22,y1-.12,CH+.26), wood, .04, (-9,0,0))
    for k, c in enumerate(("cream_d","amber")): lathe([(.001,0),(.07,0),(.075,.02),(.075,.18),(.06,.2),(.001,.2)], (cx0+.46+.17*k,y1-.18,CH+.06), mat(c, rough=.4)); cyl(.06,.03,(cx0+.46+.17*k,y1-.18,CH+.275), wood, .01)
    box((.11,.13,.16), (x1-.2,cy+.13,CH+.14), mat("mint", rough=.4), .04); tube([(x1-.2,cy+.13,CH+.22),(x1-.2,cy+.13,CH+.30),(x1-.28,cy+.10,CH+.30)], .012, st, .03)
    # left wall
    sy_ = -.25; box((.24,1.30,.05), (x0+.12,sy_,1.62), wood, .015)
    for k, (c, hh) in enumerate((("berry",.20),("cream",.26),("teal",.22),("amber",.16),("white",.24))): lathe([(.001,0),(.085,0),(.095,.02),(.09,hh*.8),(.07,hh),(.001,hh)], (x0+.13+(0 if clean else (.02,-.01,.03,.0,.015)[k]),sy_-.48+.24*k+(0 if clean else (.0,.03,-.03,.05,.0)[k]),1.645), mat(c, rough=.4))
    for k in range(3): cyl(.15,.02,(x0+.035,sy_-.40+.40*k,1.30), mat(("white","mint_l","white")[k], rough=.3, coat=.4), .008, (0,90,0)); cyl(.09,.024,(x0+.037,sy_-.40+.40*k,1.30), mat(("mint","white","blush")[k], rough=.4), .006, (0,90,0))
    cyl(.22,.05,(x0+.03,sy_,2.16), wood, .02, (0,90,0)); cyl(.185,.06,(x0+.032,sy_,2.16), mat("white"), .01, (0,90,0))
    box((.01,.02,.15), (x0+.07,sy_,2.16+.07), mat("ink"), .004); box((.014,.034,.09) if clean else (.01,.10,.026), (x0+.072,sy_,2.16+.04) if clean else (x0+.07,sy_-.05,2.16), mat("ink"), .004)    # nine o'clock, then noon
    # island
    ix, iy, iw, idp = .0, -.62, 1.95, .72
    box((iw-.10,idp-.10,.08), (ix,iy,.05), dk, .01); box((iw-.04,idp-.04,.74), (ix,iy,.46), p["isl"], .03); box((iw+.10,idp+.08,.075), (ix,iy,.86), wood, .028, seg=5)
    for k in range(3): box((.58,.03,.60), (ix-.645+.645*k,iy-idp/2+.005,.46), p["idoor"], .03); box((.16,.035,.03), (ix-.645+.645*k,iy-idp/2-.02,.68), p["brass"], .012)
    box((.03,.56,.60), (ix+iw/2-.005,iy,.46), p["idoor"], .03)
    # fruit bowl
    lathe([(.001,.0),(.10,.0),(.11,.03),(.20,.10),(.27,.19),(.28,.20),(.25,.19),(.17,.11),(.001,.08)], (-.58,-.62,.90), wh)
    for q, r, c in (((-.66,-.66,1.07),.095,"amber"),((-.48,-.64,1.07),.090,"#9CC46A"),((-.58,-.54,1.08),.090,"amber"),((-.57,-.66,1.17),.088,"#D8412F")): sph(r, q, mat(c, rough=.35, coat=.2), (1,1,.94), n=28); tube([(q[0],q[1],q[2]+r*.8),(q[0]+.015,q[1],q[2]+r*1.3)], .010, mat("wood_d"), 0)
    leafblade(.10,.05,mat("leaf_d"),None,(-.56,-.66,1.27),(30,0,-60),.4)
    # cat on its cushion, pedal bin
    lathe([(.001,0),(.46,0),(.48,.02),(.46,.035),(.001,.03)], (-1.50,-.98,.01), mat("blush", rough=.95, sheen=.5, bump="knit")); cat((-1.48,-.96,.035),(0,0,50), s=1.12, m=mat("#E8A24A", rough=.9, sheen=.6, bump="fabric"))
    b = empty((1.72,.42,.01)); bm = mat("mint", rough=.35, coat=.3) if clean else film("#9CC9B4", "#9FB3A0", .5, 6, .8)
    lathe([(.001,0),(.185,0),(.20,.02),(.20,.52),(.19,.54),(.165,.545),(.16,.50),(.001,.48)], (0,0,0), bm, parent=b); lathe([(.196,.0),(.206,.006),(.206,.06),(.196,.07)], (0,0,.0), dk, parent=b); box((.12,.09,.03), (0,-.22,.035), st, .012, parent=b)
    camera(AZ, EL, .045, aspect); catcher(-.36); studio(.85, key=1.0, world=.56, key_dir=(.4,.85,-1.15), angle=18)
    return b

def after(aspect):
    b = room(aspect, True)
    lathe([(.206,.545),(.208,.57),(.17,.61),(.08,.632),(.001,.636)], (0,0,0), mat("mint", rough=.3, coat=.4), parent=b)
    # the dishes, washed, in a rack; towel on the oven handle; folded cloth on the island
    k = (sinkx+.60, cy-.10, CH+.06); wire = mat("steel", rough=.25, metal=.5)
    for sy in (-.15,.15): tube([(k[0]-.17,k[1]+sy,k[2]+.02),(k[0]+.17,k[1]+sy,k[2]+.02)], .009, wire, 0); tube([(k[0]-.17,k[1]+sy,k[2]+.10),(k[0]+.17,k[1]+sy,k[2]+.10)], .009, wire, 0)
    for j in range(4): plate((k[0]-.12+.08*j,k[1],k[2]+.15), (0,82,0), .14, ("mint","blush","teal","mint")[j])
    tw = mat("berry", rough=.95, sheen=.5, bump="knit"); box((.24,.02,.34), (rx+.02,cy-.425,.50), tw, .009); box((.24,.055,.02), (rx+.02,cy-.405,.678), tw, .009)
    for j in range(2): box((.34-.02*j,.24-.02*j,.03), (.52,-.62,.915+.03*j), mat(("mint_l","mint")[j], rough=.95, sheen=.5, bump="knit"), .014, (0,0,14))
    spk = mat("white", emit=1.8)
    for q, r in (((-1.35,.75,1.95),.13),((.60,-1.40,.30),.14),((1.50,.75,1.28),.13),((-.62,-1.20,.50),.11),((1.60,-.62,.24),.13)):
        sparkle(q, r, spk, az=AZ, el=EL)

def before(aspect):
    b = room(aspect, False); rnd = random.Random(11)
    # bin: lid up, paper over the rim
    l = empty((0,.19,.55), (-72,0,0)); l.parent = b; lathe([(.206,-.02),(.208,.0),(.17,.035),(.08,.055),(.001,.06)], (0,-.19,0), film("#9CC9B4", "#9FB3A0", .5, 6, .8), parent=l)
    for q, r, c in (((1.66,.36,.56),.10,"#EFE6D2"),((1.80,.42,.57),.09,"#D9C7A4"),((1.72,.48,.60),.10,"#E6DAC0"),((1.73,.36,.65),.075,"#F3EBDA")): balled(q, r, int(r*1000), c)
    balled((1.45,.12,.08), .075, 5, "#EFE6D2"); balled((1.92,-.02,.06), .055, 8, "#D9C7A4")
    # sink full of dishes, counter
    for j in range(4): plate((sinkx-.17+.012*j,cy-.02,CH-.06+.045*j), (5*(-1)**j,4-3*j,20*j), .165, ("mint","blush","teal","mint")[j], False)
    bowl((sinkx-.16,cy-.02,CH+.13), (8,-10,0), "#E9C9B4"); tube([(sinkx-.16,cy-.02,CH+.17),(sinkx-.28,cy-.12,CH+.33)], .011, mat("#A5AAA0", rough=.5), 0)
    lathe([(.001,0),(.13,0),(.15,.10),(.155,.12),(.145,.12),(.12,.02),(.001,.02)], (sinkx+.17,cy-.03,CH-.04), mat("#4A5B57", rough=.8), rot=(-24,18,0)); tube([(sinkx+.22,cy-.14,CH+.10),(sinkx+.30,cy-.36,CH+.20)], .018, mat("ink", rough=.7), 0)
    mug((sinkx+.58,cy-.16,CH+.06), (0,0,-40), "#D98F7C"); mug((sinkx+.47,cy-.24,CH+.06), (0,0,60), "#5E8F88"); ring((sinkx+.66,cy-.30,CH+.066), .06)
    for j in range(3): plate((cx0+.28+.01*j,cy-.12,CH+.062+.034*j), (2*j,-2*j,0), .15, ("teal","mint","blush")[j], False)
    mug((cx0+.28,cy-.12,CH+.185), (0,0,-60), "#EDE4D2"); blot((cx0+.50,cy-.22,CH+.063), .075, "#B48A55", 2); crumbs((cx0+.36,cy-.22,CH+.062), .22, .10, 22, 3)
    # range: boiled over
    blot((rx+.04,cy-.06,CH+.058), .17, "#B48A55", 7); blot((rx+.20,cy+.10,CH+.075), .09, "#C49A60", 9); lathe([(.001,0),(.15,0),(.17,.05),(.165,.055),(.14,.015),(.001,.015)], (rx+.19,cy-.14,CH+.075), mat("#4A5B57", rough=.8)); tube([(rx+.30,cy-.24,CH+.12),(rx+.46,cy-.42,CH+.17)], .018, mat("ink", rough=.7), 0)
    for dx, L in ((-.10,.14),(-.02,.22),(.05,.11)): tube([(rx+dx,cy-.332,CH+.03),(rx+dx+.008,cy-.334,CH+.03-L)], .012, mat("#C49A60", rough=.5), 0, radii=lambda t: .8+.5*t)
    # island: breakfast left as it was
    plate((.02,-.62,.90), (0,0,0), .17, "blush", False); crumbs((.06,-.66,.90), .36, .22, 60, 21); mug((.36,-.74,.90), (0,0,-30), "#5E8F88"); ring((.52,-.56,.902), .062); ring((.30,-.50,.902), .062, "#B08D63")
    cushion(.30,.22,.09,(.74,-.60,.93), mat("#B98A78", rough=1, sheen=.5, bump="knit"), (6,-5,38), puff=.5); blot((.70,-.86,.901), .07, "#A98455", 14); crumbs((.60,-.80,.90), .22, .12, 24, 22); tube([(-.10,-.78,.915),(.14,-.84,.915)], .010, mat("#A5AAA0", rough=.5), 0)
    # floor: paw prints, spill, crumbs, lint where brooms never go
    paws([(1.98,.16,0),(1.80,-.50,0),(1.46,-.98,0),(.85,-1.24,0),(.1,-1.36,0),(-.5,-1.32,0),(-.98,-1.20,0)])
    blot((1.16,-.06,.013), .19, "#A98F6A", 31); blot((-.10,-1.22,.013), .12, "#A98F6A", 33); crumbs((.15,-1.12,.012), .45, .09, 44, 41, size=(.010,.020)); crumbs((1.22,-.62,.012), .14, .30, 26, 42, size=(.010,.020))
    L = [((-1.06,-.66,.05),.07),((-.62,-1.06,.05),.065),((1.02,-1.03,.06),.085),((1.10,-.84,.045),.055),((1.16,-.42,.06),.08),((.36,-1.07,.045),.055),((-1.98,-.30,.07),.10),((-1.92,-.02,.06),.075),((-2.0,.32,.07),.10),((-1.88,.50,.05),.06),((-1.96,-1.38,.06),.085),((1.98,.86,.06),.08),((1.50,.80,.06),.075),((.96,.82,.06),.07),((1.96,-1.30,.07),.10),((1.80,-1.44,.05),.065),((.42,-1.51,.05),.065),((-.70,-1.50,.055),.07),((1.16,-1.50,.05),.06)]
    lint(L, seed=5, fib=60); lint([((x0+.16,sy,1.665),r) for sy, r in ((-.62,.045),(-.35,.04),(-.13,.05),(.12,.04),(.33,.045))]+[((sinkx-.42,y1-.16,1.545),.05),((sinkx-.16,y1-.18,1.54),.042)], seed=9, fib=46)
