"""Promotions: two ducts and a rolled rug tied with berry ribbon, a big tag, mint air."""
import os
from core import *; from props import *; from props_b import *
AZ, EL = 30, 24
def band(poly, z, h, m, parent=None):
    """Ribbon around an outline (closed polygon in x, y)."""
    bm = bmesh.new(); n = len(poly); rows = [[bm.verts.new((x, y, z+d)) for x, y in poly] for d in (-h/2, h/2)]
    for k in range(n): bm.faces.new((rows[0][k], rows[0][(k+1)%n], rows[1][(k+1)%n], rows[1][k]))
    o = from_bm(bm, m, "band", True, parent); s = o.modifiers.new("s", "SOLIDIFY"); s.thickness = .03; s.offset = 1; return bevel(o, .01, 2)
def bow(loc, rot, m, knot, s=1, parent=None):
    """Two loops, two tails and a knot, facing -y."""
    g = empty(loc, rot, s); g.parent = parent; pf = lambda t: 1
    for sx in (-1, 1):
        o = ribbon([(0,0,0),(sx*.24,-.08,.27),(sx*.52,-.06,.34),(sx*.66,-.02,.14),(sx*.50,-.05,-.06),(sx*.22,-.07,-.08),(0,0,0)], .15, m, (0,1,0), 0, parent=g, profile=lambda t: .6+.4*math.sin(math.pi*t)**.7); o.modifiers.new("s", "SOLIDIFY").thickness = .022
        o = ribbon([(0,-.02,0),(sx*.12,-.09,-.20),(sx*.24,-.06,-.42),(sx*.34,-.10,-.66)], .17, m, (0,1,0), 10*sx, parent=g, profile=lambda t: .6+.4*min(1, t*2)); o.modifiers.new("s", "SOLIDIFY").thickness = .022
    sph(.115,(0,-.05,0), knot, (1,.75,1.05), g)
def hull(circles, n=96):
    """Outline of a string around circles (cx, cy, r)."""
    P = [(cx+r*math.cos(a), cy+r*math.sin(a)) for cx, cy, r in circles for a in [2*math.pi*k/n for k in range(n)]]; P.sort()
    def half(pts):
        h = []
        for p in pts:
            while len(h) > 1 and (h[-1][0]-h[-2][0])*(p[1]-h[-2][1])-(h[-1][1]-h[-2][1])*(p[0]-h[-2][0]) <= 0: h.pop()
            h.append(p)
        return h
    a, b = half(P), half(P[::-1]); return a[:-1]+b[:-1]
def rolled(loc, rot, L=2.3, turns=3.1, r0=.05, gap=.105, parent=None):
    """The oriental rug, rolled along x, its back outside on the last turn's face."""
    R = os.path.dirname(os.path.dirname(os.path.abspath(__file__))); m = mat_image(R+"/tex/rug_clean.png", weave=160); g = empty(loc, rot); g.parent = parent
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new(); N, K = int(turns*40), 24; rows = []
    for i in range(N+1):
        a = 2*math.pi*turns*i/N; r = r0+gap*a/(2*math.pi); rows.append([bm.verts.new((L*(j/K-.5), r*math.cos(a), r*math.sin(a))) for j in range(K+1)])
    for i in range(N):
        for j in range(K):
            f = bm.faces.new((rows[i][j], rows[i][j+1], rows[i+1][j+1], rows[i+1][j]))
            for l, (u, v) in zip(f.loops, ((j,i),(j+1,i),(j+1,i+1),(j,i+1))): l[uvl].uv = (u/K, v/N*.9+.05)
    o = from_bm(bm, m, "roll", True, g); s = o.modifiers.new("s", "SOLIDIFY"); s.thickness = .078; s.offset = 0
    R_ = r0+gap*turns; fr = mat("cream", rough=.95, sheen=.4); a = 2*math.pi*turns
    rnd = random.Random(4)
    for k in range(46): x = L*((k+.5)/46-.5); t = (R_*math.cos(a), R_*math.sin(a)); d = (-math.sin(a), math.cos(a)); tube([(x,*t),(x+rnd.uniform(-.01,.01),t[0]+d[0]*.07,t[1]+d[1]*.07-.01),(x+rnd.uniform(-.02,.02),t[0]+d[0]*.12,t[1]+d[1]*.12-.04)], .012, fr, 0, g, res=4)
    return g, R_
def build(aspect):
    cam = camdir(AZ, EL); be = mat("berry", rough=.5, sheen=.5, coat=.1); bd = mat("berry_d", rough=.5, sheen=.4); wh = mat("white", rough=.35, coat=.3); dk = mat("spruce", rough=.4, coat=.2); st = mat("steel", rough=.32, metal=.25, spec=.5)
    slab(5.1, 3.25, .46, .85, (0,-.08,0), mat("sage", rough=.88, bump="plaster"), .14)
    # ---- two ducts, one gift: a tall elbow and a short straight one
    A, B, ra, rb = (-1.30,.62), (-.42,.88), .46, .40
    duct([(*A,.02),(*A,2.62),(A[0]-.52,A[1]-.92,2.62)], ra, st, collar=wh, every=1.0); duct([(*B,.02),(*B,2.02)], rb, mat("teal", rough=.36, spec=.5, coat=.2), collar=dk, every=.9)
    o = cyl(rb*.93,.06,(*B,2.045), mat("spruce_d", rough=.8), .01); lathe([(rb*.90,0),(rb*1.10,.0),(rb*1.10,.07),(rb*.90,.07)], (*B,1.99), dk)
    o = cyl(ra*.93,.06,(A[0]-.525,A[1]-.93,2.62), mat("spruce_d", rough=.8), .01); o.rotation_euler = Vector((-.52,-.92,0)).to_track_quat("Z","Y").to_euler()
    H = hull([(*A,ra+.03),(*B,rb+.03)]); band(H, 1.05, .26, be)
    bow((-.70,.30,1.06), (0,0,22), be, bd, 1.18)
    air = mat_air("#8FE3C4", .86, .30, (.24,.40)); ribbon([(*B,2.06),(B[0]+.06,B[1]-.05,2.42),(B[0]+.42,B[1]-.08,2.66),(B[0]+.75,B[1]-.10,3.02),(B[0]+.72,B[1]-.1,3.40)], .34, air, cam, 0, profile=lambda t: (.75+.25*math.sin(math.pi*t))*(1-.7*max(0,t-.6)/.4)); ribbon([(B[0]+.16,B[1],2.06),(B[0]+.34,B[1]-.05,2.34),(B[0]+.85,B[1]-.08,2.48),(B[0]+1.22,B[1]-.10,2.76),(B[0]+1.30,B[1]-.1,3.02)], .22, air, cam, 0, profile=lambda t: (.75+.25*math.sin(math.pi*t))*(1-.7*max(0,t-.6)/.4))
    out = lambda t: (.62+.38*math.sin(math.pi*t))*(1-.75*max(0,t-.55)/.45)
    ribbon([(A[0]-.50,A[1]-.90,2.70),(A[0]-.74,A[1]-1.30,2.66),(A[0]-.98,A[1]-1.62,2.84),(A[0]-1.02,A[1]-1.66,3.16),(A[0]-.92,A[1]-1.5,3.44)], .27, air, cam, 0, profile=out); ribbon([(A[0]-.52,A[1]-.93,2.52),(A[0]-.78,A[1]-1.36,2.42),(A[0]-1.10,A[1]-1.80,2.48),(A[0]-1.30,A[1]-2.06,2.70)], .20, air, cam, 0, profile=out)
    # ---- rolled rug with its ribbon and a small bow
    g, R_ = rolled((1.22,.12,.40), (0,0,-14)); R_ += .045
    for x in (-.52,):
        P = [(R_*math.cos(2*math.pi*k/72), R_*math.sin(2*math.pi*k/72)) for k in range(72)]; e = empty((x,0,0), (0,90,0)); e.parent = g; band(P, 0, .20, be, e)
    bow((-.52,-.10,R_+.02), (-58,0,0), be, bd, .80, g)
    # ---- the tag, leaning on the ducts, tied to the bow by a string
    T = empty((.02,-1.12,.04), (-14,0,16), 1.12); w, h, c = .98, 1.36, .30
    poly = [(-w/2+.10,0),(w/2-.10,0),(w/2,.10),(w/2,h-c),(w/2-c,h),(-w/2+c,h),(-w/2,h-c),(-w/2,.10)]; tag = prism(poly, .10, mat("cream", rough=.6), "y", (0,0,0), .035, T, seg=4)
    prism([(x*.86,.09+z*.87) for x, z in poly], .11, mat("amber", rough=.6), "y", (0,0,0), .03, T, seg=4)
    cyl(.106,.125,(0,0,h-.25), mat("spruce_d", rough=.7), .01, (90,0,0), T); lathe([(.105,-.075),(.155,-.07),(.155,.07),(.105,.075)], (0,0,h-.25), wh, parent=T, rot=(90,0,0))
    for x, z in ((-.20,.72),(.20,.30)): lathe([(.115+.046*math.cos(k*math.pi/12), .046*math.sin(k*math.pi/12)) for k in range(25)], (x,-.075,z), dk, parent=T, rot=(90,0,0))
    tube([(-.24,-.075,.24),(.24,-.075,.78)], .046, dk, 0, T, res=12)
    for x, z in ((-.24,.24),(.24,.78)): sph(.046,(x,-.075,z), dk, parent=T, n=24)
    bpy.context.view_layer.update(); q = T.matrix_world @ Vector((0,-.10,h-.25)); q2 = T.matrix_world @ Vector((0,.12,h-.25))
    tube(catmull([(-.70,.18,1.02),(-.52,-.20,1.30),(q2+(q-q2)*-.6+Vector((0,.02,.10))),q2,q,(q+Vector((-.05,-.02,.14))),(-.52,-.24,1.34),(-.70,.16,1.06)],14), .018, mat("white", rough=.8), 0, res=8)
    # ---- confetti that is only leaves and berries of the mark
    for p, r in (((-1.72,-.98),.075),((-1.50,-1.14),.06),((1.30,-1.22),.07),((1.98,-.72),.06)): sph(r,(*p,r), mat("berry", rough=.3, coat=.5), n=28)
    for p, a in (((-1.66,-1.18),20),((1.46,-1.16),150),((2.10,-.80),70)): leafblade(.24,.11,mat("leaf_d", rough=.5),None,(*p,.03),(8,0,a),.3)
    spk = mat("white", emit=1.8)
    for p, r in (((-.16,.30,1.74),.12),((1.72,-1.02,.34),.13),((-.98,-1.0,.40),.13)): sparkle(p, r, spk, az=AZ, el=EL)
    catcher(-.38); studio(.92, key=1.0, world=.58, key_dir=(.42,.9,-1.1), angle=16); camera(AZ, EL, .045, aspect)
